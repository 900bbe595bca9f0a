import { inflateRawSync } from "node:zlib";

/** Reads a zip archive from its end, as every tool does: the content of each file by its name. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from("504b0506", "hex"));
  if (end < 0) throw new Error("no archive");
  const found = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const packed_bytes = zip.readUInt32LE(at + 20);
    const name_bytes = zip.readUInt16LE(at + 28);
    const name = zip.subarray(at + 46, at + 46 + name_bytes).toString("utf8");
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    found.set(name, inflateRawSync(zip.subarray(start, start + packed_bytes)));
    at += 46 + name_bytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return found;
}
