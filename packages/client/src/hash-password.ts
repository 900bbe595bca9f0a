/**
 * A password as it travels: lower-case hex SHA-256 of its UTF-8 text. Reckoned here, since browsers
 * offer their own SHA-256 to https pages only, and a phone may reach us by http. [ACC-05]
 */
export function hashPassword(password: string): string {
  const blocks = pad(new TextEncoder().encode(password));
  const state = firstThirtyTwoBits(primes.slice(0, 8), Math.sqrt);
  for (let start = 0; start < blocks.byteLength; start += blockBytes)
    compress(state, new DataView(blocks.buffer, start, blockBytes));
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

const blockBytes = 64;
const rounds = 64;
const primes = firstPrimes(rounds);
const roundKeys = firstThirtyTwoBits(primes, Math.cbrt);

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

/** The standard's constants: the fractions of roots of primes. */
function firstThirtyTwoBits(numbers: readonly number[], root: (n: number) => number): Uint32Array {
  return Uint32Array.from(numbers, (number) => (root(number) % 1) * 2 ** 32);
}

/** The text, a single 1 bit, zeros up to a whole block, and the length in bits as its last 8 bytes. */
function pad(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((text.length + 9) / blockBytes) * blockBytes;
  const padded = new Uint8Array(length);
  padded.set(text);
  padded[text.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(length - 8, BigInt(text.length) * 8n);
  return padded;
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: Uint32Array, position: number): number => words[position] ?? 0;

function compress(state: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < rounds; round++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const mixedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const added = (h + mixedE + choice + at(roundKeys, round) + at(words, round)) | 0;
    [a, b, c, d, e, f, g, h] = [(added + mixedA + majority) | 0, a, b, c, (d + added) | 0, e, f, g];
  }
  for (const [position, word] of [a, b, c, d, e, f, g, h].entries())
    state[position] = at(state, position) + word;
}

/** The block's sixteen words, stretched to one for each round. */
function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(rounds);
  for (let position = 0; position < 16; position++) words[position] = block.getUint32(position * 4);
  for (let position = 16; position < rounds; position++) {
    const [early, late] = [at(words, position - 15), at(words, position - 2)];
    const mixedEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mixedLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[position] = at(words, position - 16) + mixedEarly + at(words, position - 7) + mixedLate;
  }
  return words;
}
