import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryDraws } from "@sampan/contract/shop/campaigns";
import { prizesFor } from "@sampan/domain/shop/campaigns/campaign";
import { drawText, prizeAt, rollOf } from "@sampan/domain/shop/campaigns/draw";

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Reckons the draws of a page again from the seed: whether the seed is the one that was promised, and whether each
 * draw won what it was given. One changed entry is noticed.
 */
export async function checkDraws(
  draws: OutputOf<typeof queryDraws>,
): Promise<{ readonly isTrue: boolean; readonly checked: number }> {
  const text = new TextEncoder();
  const seed = text.encode(draws.seed);
  const promised = hex(await crypto.subtle.digest("SHA-256", seed)) === draws.commitment;
  const hash = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", seed, hash, false, ["sign"]);
  const won = await Promise.all(
    draws.datalist.map(async ({ serial, currency, place }) => {
      const signed = await crypto.subtle.sign("HMAC", key, text.encode(drawText(draws.id, serial)));
      const prize = prizeAt(prizesFor(draws.prizes, currency), rollOf(hex(signed)));
      return (prize?.place ?? null) === place;
    }),
  );
  return { isTrue: promised && won.every(Boolean), checked: won.length };
}
