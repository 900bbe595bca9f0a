import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { StatementLine, StatementRefused } from "./statement.ts";

/**
 * Movements from the oldest on, whichever end the bank began at. Each balance has to follow from the one before it: where
 * it does not, a row was cut out, and `statement_row_missing` says before which, counted in the order of the file.
 */
export function inOrder(
  lines: readonly StatementLine[],
): Result<readonly StatementLine[], StatementRefused> {
  const gap = gapIn(lines);
  if (gap === undefined) return ok(lines);
  const turned = lines.toReversed();
  if (gapIn(turned) === undefined) return ok(turned);
  return refuse({ code: "statement_row_missing", values: { line: gap + 1 } });
}

/** The first movement whose balance does not follow from the one before; a bank that tells none has no gap. */
function gapIn(lines: readonly StatementLine[]): number | undefined {
  const at = lines.findIndex(({ amount, balance }, place) => {
    const before = lines[place - 1]?.balance ?? null;
    return place > 0 && balance !== null && before !== null && before + amount !== balance;
  });
  return at === -1 ? undefined : at;
}
