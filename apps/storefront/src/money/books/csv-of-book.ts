import type { OwnChange } from "@sampan/contract/money/ledger/own-books";
import { csvOf, decimalOf } from "@sampan/domain/kernel/csv";
import type { Cents } from "@sampan/domain/kernel/money";
import type { ReadBook } from "./use-book.ts";

interface Words {
  readonly head: readonly string[];
  readonly opening: string;
  readonly closing: string;
}

/** A month of an account as a file, from its opening to its closing; points are whole numbers. */
export function csvOfBook(
  {
    opening,
    closing,
    currency,
    month,
  }: Pick<ReadBook["facts"], "opening" | "closing" | "currency" | "month">,
  changes: readonly OwnChange[],
  words: Words,
): string {
  const figure = (cents: Cents): string => (currency ? decimalOf(cents) : String(cents));
  return csvOf([
    words.head,
    ["", month, words.opening, "", "", figure(opening)],
    ...changes.map(({ id, acc_time, remark, tid, amount, balance }) => [
      id,
      acc_time,
      remark,
      tid,
      figure(amount),
      figure(balance),
    ]),
    ["", month, words.closing, "", "", figure(closing)],
  ]);
}
