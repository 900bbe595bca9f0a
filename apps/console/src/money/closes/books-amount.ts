import type { BooksCurrency } from "@sampan/domain/money/closes/close";
import { formatAmount } from "@sampan/domain/kernel/money";

/** Money with its symbol; points are a number. */
export const booksAmount = (amount: number, currency: BooksCurrency): string =>
  currency === "PTS" ? amount.toLocaleString("en") : formatAmount(amount, currency);
