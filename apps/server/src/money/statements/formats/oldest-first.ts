import type { StatementLine } from "./statement.ts";

type Booked = Pick<StatementLine, "booked_on" | "booked_at">;

/**
 * Movements from the oldest on where no balance tells their order: turned round where they go back in time more often than on.
 * One that was booked late for a day before stands where the bank put it. Times count where every movement has one.
 */
export function oldestFirst<Line extends Booked>(lines: readonly Line[]): readonly Line[] {
  const hasTimes = lines.every(({ booked_at }) => booked_at !== "");
  const moments = lines.map(({ booked_on, booked_at }) =>
    hasTimes ? `${booked_on} ${booked_at}` : booked_on,
  );
  const steps = moments.slice(1).map((moment, at) => [moments[at] ?? moment, moment] as const);
  const on = steps.filter(([before, after]) => before < after).length;
  const back = steps.filter(([before, after]) => before > after).length;
  return back > on ? lines.toReversed() : lines;
}
