import { createCipheriv, createDecipheriv } from "node:crypto";

type Secret = { readonly hashKey: string; readonly hashIv: string };

const ALGORITHM = "aes-128-cbc";

/** What PHP's urlencode leaves as it is; everything else becomes bytes in upper-case hex, a space a plus. */
const UNTOUCHED = /^[A-Za-z0-9._-]$/;

/** Seals an answer as the invoice gateway does. */
export function sealAnswer(secret: Secret, answer: object): string {
  const cipher = createCipheriv(ALGORITHM, secret.hashKey, secret.hashIv);
  const encoded = Array.from(JSON.stringify(answer), encodeSign).join("");
  return Buffer.concat([cipher.update(encoded, "utf8"), cipher.final()]).toString("base64");
}

/** Opens a question; undefined where it was not sealed with this secret, or holds no object. */
export function openQuestion(
  secret: Secret,
  data: unknown,
): Readonly<Record<string, unknown>> | undefined {
  if (typeof data !== "string") return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, secret.hashKey, secret.hashIv);
    const bytes = Buffer.concat([decipher.update(Buffer.from(data, "base64")), decipher.final()]);
    const question: unknown = JSON.parse(decodeSigns(bytes.toString("latin1")));
    return typeof question === "object" && question !== null
      ? (question as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

function encodeSign(sign: string): string {
  if (UNTOUCHED.test(sign)) return sign;
  if (sign === " ") return "+";
  return [...Buffer.from(sign)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
    .join("");
}

function decodeSigns(text: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "%") {
      bytes.push(Number.parseInt(text.slice(at + 1, at + 3), 16));
      at += 2;
    } else bytes.push(text[at] === "+" ? 32 : text.charCodeAt(at));
  }
  return Buffer.from(bytes).toString("utf8");
}
