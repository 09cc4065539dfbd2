"""The games; each is a package of its own that imports the kernel and nothing else."""
