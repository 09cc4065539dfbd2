// A second opinion on chance: the words of chance.py, written once more with node:crypto and nothing of voidtable.
//
//   node verifier.mjs RECORD DRAWS [RECORD DRAWS ...]     a verdict on each record, as a line of JSON
//
// RECORD is a file as voidtable writes it. DRAWS is JSON: `draws` is a list of [n, number below n]; `shuffles` a list of
// {at, faces, order}: the first draw of a shuffle, and the faces before and after it.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

export function* words(secret) {
  for (let counter = 0n; ; counter++) {
    const message = Buffer.alloc(8);
    message.writeBigUInt64BE(counter);
    const block = createHmac("sha256", secret).update(message).digest();
    for (let at = 0; at < 32; at += 4) yield block.readUInt32BE(at);
  }
}

export function below(n, stream) {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) return null;
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word = stream.next().value;
    if (word < limit) return word % n;
  }
}

export function shuffled(faces, draws) {
  const order = [...faces];
  for (let last = order.length - 1; last > 0; last--) {
    const [n, other] = draws[faces.length - 1 - last] ?? [];
    if (n !== last + 1) return null;
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

export function verdict(record, { draws, shuffles }) {
  const no = (why, at = null) => ({ fair: false, why, at });
  const [, check, rest] = /^\{"check":"([0-9a-f]{64})",(.*)\n$/s.exec(record) ?? [];
  if (!check || sha256(`{${rest}`) !== check) return no("check");
  const { commitment, secret } = JSON.parse(record);
  const bytes = Buffer.from(secret, "hex");
  if (sha256(bytes) !== commitment) return no("commitment");
  const stream = words(bytes);
  const wrong = draws.findIndex(([n, number]) => below(n, stream) !== number);
  if (wrong >= 0) return no("draw", wrong);
  const same = ({ at, faces, order }) => JSON.stringify(shuffled(faces, draws.slice(at))) === JSON.stringify(order);
  const odd = shuffles.findIndex((shuffle) => !same(shuffle));
  if (odd >= 0) return no("shuffle", odd);
  return { fair: true, commitment, draws: draws.length, shuffles: shuffles.length };
}

const files = process.argv.slice(2).map((path) => readFileSync(path, "utf8"));
for (let at = 0; at < files.length; at += 2) console.log(JSON.stringify(verdict(files[at], JSON.parse(files[at + 1]))));
