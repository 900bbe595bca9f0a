import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly modified: Date;
}

const versionNeeded = 20;
/** Names are UTF-8. */
const flags = 0x0800;
const deflated = 8;

/**
 * A zip archive that every system opens (PKWARE appnote, without ZIP64): at most 65,535 entries and 4 GiB,
 * beyond which it throws rather than write something nobody can read.
 */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  if (entries.length > 0xffff) throw new RangeError("too many files for one archive");
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes);
    const name = Buffer.from(entry.name, "utf8");
    const common = describeEntry(entry, packed, name);
    const local = Buffer.concat([signature(0x04034b50), common, name, packed]);
    locals.push(local);
    directory.push(describeInDirectory(common, name, offset));
    offset += local.length;
    if (offset > 0xffffffff) throw new RangeError("too many bytes for one archive");
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...locals, listed, endOf(entries.length, listed.length, offset)]);
}

/** What stands both before the content and in the directory. */
function describeEntry({ bytes, modified }: ZipEntry, packed: Buffer, name: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(versionNeeded, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(deflated, 4);
  fields.writeUInt32LE(dosTime(modified), 6);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function describeInDirectory(common: Buffer, name: Buffer, offset: number): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(versionNeeded);
  // No comment, first disk, no attributes.
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), madeBy, common, rest, name]);
}

function endOf(count: number, directory_bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(directory_bytes, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Two seconds exact, from 1980 on, in UTC. */
function dosTime(time: Date): number {
  const date =
    ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const clock =
    (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return ((date << 16) | clock) >>> 0;
}
