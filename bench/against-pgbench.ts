import type { Figure } from "./figure.ts";
import { runPgbench } from "./run-pgbench.ts";
import { captureStatements, type Replaced, scriptOf } from "./same-statements.ts";

export const lanes = 16;

/** A transaction that is made over and over, each time about something else. */
export interface Movement {
  readonly name: string;
  /** Makes it once in a lane; answers what names this one in its statements. Throws when it was refused. */
  readonly make: (lane: number, step: number) => Promise<Replaced>;
  /** What else names the one just made in a lane: read once, and not while it is measured. */
  readonly named: (lane: number) => Promise<Replaced>;
  /** Lines of the script that say the variables of a client and a step. */
  readonly variables: string;
  /** How often it was made, by whomever. */
  readonly count: () => Promise<number>;
}

/**
 * So many of a movement in each of 16 lanes, as a share of pgbench sending the very same statements, one after the
 * other as it does. Throws where pgbench moved less than it said.
 */
export async function measureAgainstPgbench(
  { name, make, named, variables, count }: Movement,
  { url, pgbench, times }: { url: string; pgbench: string; times: number },
): Promise<Figure> {
  // Prepared, compiled and read once, before anything is measured.
  for (let step = 0; step < 3; step++)
    await Promise.all(Array.from({ length: lanes }, (_, lane) => make(lane, step)));
  let replaced: Replaced = [];
  const sent = await captureStatements(async () => {
    replaced = await make(0, 3);
  });
  const script = await scriptOf(url, sent, {
    replaced: [...replaced, ...(await named(0))],
    before: `\\set step :step + 1\n${variables}`,
  });

  const begun = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let step = 4; step < 4 + times; step++) await make(lane, step);
    }),
  );
  const perSecond = (lanes * times * 1000) / (performance.now() - begun);

  const before = await count();
  const limit = runPgbench(pgbench, url, {
    script,
    clients: lanes,
    until: { times },
    variables: { step: 4 + times },
  });
  const made = (await count()) - before;
  if (made !== lanes * times)
    throw new Error(`pgbench made ${made} of ${lanes * times}: ${name}\n${script}`);
  return {
    name: `${name}, PostgreSQL, ${lanes} connections`,
    value: perSecond / limit,
    unit: "of pgbench",
    target: { at_least: 0.6 },
    detail: `${Math.round(perSecond)}/s against ${Math.round(limit)}/s with the same ${sent.length} statements`,
  };
}
