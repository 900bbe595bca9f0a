import { inflateSync } from "node:zlib";

const headerBytes = 44;
const entryBytes = 20;

/**
 * Turns a WOFF file into the OpenType file it was made of: the same tables, unpacked.
 * Chromium takes no web font from the system's font list, and npm carries no other kind.
 */
export function woffToFont(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a WOFF file");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, index));

  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (count - 2 ** power), 10);

  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (const [index, table] of tables.entries()) {
    const entry = 12 + 16 * index;
    directory.write(table.tag, entry, "latin1");
    directory.writeUInt32BE(table.checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.content.length, entry + 12);
    // Every table begins at a multiple of four.
    const padding = Buffer.alloc(-table.content.length & 3);
    parts.push(table.content, padding);
    offset += table.content.length + padding.length;
  }
  return Buffer.concat(parts);
}

function readTable(woff: Buffer, index: number) {
  const entry = headerBytes + entryBytes * index;
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const originalLength = woff.readUInt32BE(entry + 12);
  return {
    tag: woff.toString("latin1", entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    content: packed.length < originalLength ? inflateSync(packed) : packed,
  };
}
