/**
 * Texts of older apps, in AES with ECB and PKCS7 as base64, under a key that the caller brings. It hides nothing that matters:
 * equal blocks stay equal, and nobody notices a change. Never for secrets. [NFR-02]
 */
export async function encryptText(text: string, key: string): Promise<string> {
  const cipher = await importKey(key);
  const padded = pad(new TextEncoder().encode(text));
  const blocks = await Promise.all(blocksOf(padded).map((block) => encryptBlock(cipher, block)));
  return btoa(String.fromCodePoint(...blocks.flatMap((block) => [...block])));
}

/** The text again; undefined where key and text do not belong together, or it is no such text. [NFR-02] */
export async function decryptText(base64: string, key: string): Promise<string | undefined> {
  const bytes = bytesOf(base64);
  if (!bytes || bytes.length === 0 || bytes.length % size !== 0) return undefined;
  const cipher = await importKey(key);
  const blocks = await Promise.all(blocksOf(bytes).map((block) => decryptBlock(cipher, block)));
  const padded = Uint8Array.from(blocks.flatMap((block) => [...block]));
  const padding = padded.at(-1) ?? 0;
  const isPadded =
    padding >= 1 && padding <= size && padded.slice(-padding).every((byte) => byte === padding);
  return isPadded ? readUtf8(padded.slice(0, -padding)) : undefined;
}

const size = 16;
const zeros = new Uint8Array(size);
const wholePadding = new Uint8Array(size).fill(size);

/** Browsers have no ECB: a block is the first of a chain that begins with nothing. */
async function encryptBlock(cipher: CryptoKey, block: Bytes): Promise<Bytes> {
  const chain = await crypto.subtle.encrypt({ name: "AES-CBC", iv: zeros }, cipher, block);
  return new Uint8Array(chain, 0, size);
}

/** The chain is given the end that its padding asks for. */
async function decryptBlock(cipher: CryptoKey, block: Bytes): Promise<Bytes> {
  const end = await encryptBlock(
    cipher,
    wholePadding.map((byte, at) => byte ^ (block[at] ?? 0)),
  );
  const chain = Uint8Array.from([...block, ...end]);
  return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-CBC", iv: zeros }, cipher, chain));
}

type Bytes = Uint8Array<ArrayBuffer>;

/** 16, 24 or 32 bytes of UTF-8; any other length is the caller's fault and throws. */
async function importKey(key: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(key);
  if (![16, 24, 32].includes(bytes.length)) throw new Error("a key has 16, 24 or 32 bytes");
  return crypto.subtle.importKey("raw", bytes, "AES-CBC", false, ["encrypt", "decrypt"]);
}

function pad(bytes: Uint8Array): Bytes {
  const padding = size - (bytes.length % size);
  return Uint8Array.from([...bytes, ...new Uint8Array(padding).fill(padding)]);
}

const blocksOf = (bytes: Bytes): Bytes[] =>
  Array.from({ length: bytes.length / size }, (_, at) => bytes.slice(at * size, (at + 1) * size));

function bytesOf(base64: string): Bytes | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) return undefined;
  return Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
}

function readUtf8(bytes: Bytes): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Under another key the bytes are anything.
    return undefined;
  }
}
