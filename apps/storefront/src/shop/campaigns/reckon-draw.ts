import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { prizesFor } from "@sampan/domain/shop/campaigns/campaign";
import { drawText, prizeAt, rollOf } from "@sampan/domain/shop/campaigns/draw";

/** What a draw was, without what it is said to have won. */
export interface DrawOf {
  /** The number of the campaign. */
  readonly id: string;
  readonly prizes: readonly {
    readonly place: number;
    readonly currency: PaymentCurrency | null;
    readonly odds_bp: number;
  }[];
  readonly serial: number;
  readonly currency: PaymentCurrency;
  readonly place: number | null;
}

export const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The key that draws of a seed are signed by. */
export const drawKey = (seed: string): Promise<CryptoKey> => {
  const hash = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", new TextEncoder().encode(seed), hash, false, ["sign"]);
};

/** The place of the prize that a draw wins by its seed; null for nothing. The server reckons it by the same functions. */
export async function reckonDraw(key: CryptoKey, draw: DrawOf): Promise<number | null> {
  const text = new TextEncoder().encode(drawText(draw.id, draw.serial));
  const signed = await crypto.subtle.sign("HMAC", key, text);
  return prizeAt(prizesFor(draw.prizes, draw.currency), rollOf(hexOf(signed)))?.place ?? null;
}
