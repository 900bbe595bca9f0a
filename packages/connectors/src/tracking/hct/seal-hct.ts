import { createCipheriv, createDecipheriv } from "node:crypto";

/** What HCT's branch gives with an account: a start, and by how many days its key is off today's date. */
export interface HctSeal {
  /** Eight characters. */
  readonly iv: string;
  readonly keyDays: number;
}

/**
 * HCT seals by DES, its key the day in Taipei. OpenSSL has given up DES; three times the same key is the same by triple DES.
 */
const algorithm = "des-ede3-cbc";

const hour_ms = 3_600_000;
/** Taipei's clocks are so far ahead, the whole year round. */
const taipei_h = 8;

function keyOf({ keyDays }: HctSeal, now: Date): Buffer {
  const local = new Date(now.getTime() + (taipei_h + 24 * keyDays) * hour_ms);
  return Buffer.from(local.toISOString().slice(0, 10).replaceAll("-", "").repeat(3));
}

/** A question as HCT reads it on a day, base64. */
export function sealHct(text: string, seal: HctSeal, now: Date): string {
  const cipher = createCipheriv(algorithm, keyOf(seal, now), Buffer.from(seal.iv));
  return Buffer.concat([cipher.update(text), cipher.final()]).toString("base64");
}

/** What was sealed; undefined for what was not, or on another day. */
export function openHct(sealed: string, seal: HctSeal, now: Date): string | undefined {
  const cipher = createDecipheriv(algorithm, keyOf(seal, now), Buffer.from(seal.iv));
  try {
    const bytes = Buffer.concat([cipher.update(sealed, "base64"), cipher.final()]);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
