const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator makes of the key that somebody types into it. */
export function readOtpSecret(text: string): Buffer {
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
