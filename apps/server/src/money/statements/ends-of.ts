import type { Statement } from "./formats/statement.ts";

/**
 * The days that a file tells of, and what the account held at their ends, cents; null where it does not say. A movement may be
 * dated behind the day on which its statement closes, and before the day on which it opens.
 */
export function endsOf({ lines, balances }: Pick<Statement, "lines" | "balances">) {
  const days = [
    ...lines.map(({ booked_on }) => booked_on),
    ...(balances ? [balances.last_day] : []),
  ].toSorted();
  return {
    first_day: days[0] ?? null,
    last_day: days.at(-1) ?? null,
    opening: balances?.opening ?? null,
    closing: balances?.closing ?? null,
  };
}
