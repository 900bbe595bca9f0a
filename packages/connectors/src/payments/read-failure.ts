import type { TopupFailure } from "@sampan/domain/money/topups/topup-failure";
import type { PaymentFailure } from "./payment-provider.ts";

interface SaidFailure {
  readonly code: string;
  readonly words: string;
  /** What the provider's codes mean, of those we know. */
  readonly known: Readonly<Record<string, TopupFailure>>;
}

/** What a provider says of a payment that failed; undefined where it says nothing. [RT-77] */
export function readFailure({ code, words, known }: SaidFailure): PaymentFailure | undefined {
  const reason = Object.hasOwn(known, code) ? (known[code] ?? null) : null;
  const plain = plainWords(words);
  return reason === null && plain === "" ? undefined : { reason, words: plain };
}

const length_max = 120;

/**
 * Somebody else's words as one line that a page can show: without markup, control and invisible characters, and
 * without numbers as long as a card's, at most 120 characters.
 */
const plainWords = (words: string): string => {
  const line = words
    .replace(/<[^>]*>/gu, " ")
    .replace(/\d(?:[ -]?\d){7,}/gu, "…")
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  const letters = Array.from(line);
  return letters.length > length_max ? `${letters.slice(0, length_max - 1).join("")}…` : line;
};
