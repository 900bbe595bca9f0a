import type { Correction } from "@sampan/contract/money/staff-corrections";
import { formatAmount } from "@sampan/domain/kernel/money";

/** `+NT$ 300.00` or `-NT$ 300.00`: which way it goes is never left to a colour. */
export const signed = ({ amount, currency }: Pick<Correction, "amount" | "currency">): string =>
  `${amount > 0 ? "+" : ""}${formatAmount(amount, currency)}`;
