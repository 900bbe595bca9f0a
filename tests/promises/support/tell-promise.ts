import { basename } from "node:path";
import { expect, inject } from "vitest";

/** Whether this run is `npm run promises`: long forms, with a seed of its own. */
export const isFull = process.env["PROMISES"] === "full";

/** One size for every change, another for the long form. */
export const sizeOf = ({ quick, full }: { quick: number; full: number }): number =>
  isFull ? full : quick;

/**
 * What generated cases start from: the same in every `npm test`, a new one in the long form. `SEED` repeats a
 * run that failed.
 */
export const seed = Number(
  process.env["SEED"] ?? (isFull ? Math.floor(Math.random() * 2 ** 31) : 20_261_120),
);

export interface PromiseFigure {
  /** Of the list of promises; a promise may have several figures. */
  readonly promise: number;
  readonly name: string;
  readonly target: string;
  /** What this run measured. */
  readonly figure: string;
  /** Where cases were made from one. */
  readonly seed?: number;
}

/**
 * Prints a promise's figure as one line, which `npm run promises` gathers into its table. Call it before the
 * expectations, so that a promise that is broken shows by how much.
 */
export function tellPromise({ promise, name, target, figure, ...made }: PromiseFigure): void {
  const { testPath = "" } = expect.getState();
  const seeded = made.seed === undefined ? figure : `${figure}, seed ${made.seed}`;
  const row = [promise, name, target, seeded, databaseName(), basename(testPath)];
  process.stdout.write(`PROMISE ${row.join(" | ")}\n`);
}

/** What the figure was measured on; tests of the project `unit` have no database. */
function databaseName(): string {
  const template = inject("template") as ReturnType<typeof inject> | undefined;
  if (template === undefined) return "none";
  return template.kind === "postgres" ? "PostgreSQL" : "PGlite";
}
