import type { FastifyBaseLogger } from "fastify";

export interface OneByOne<T> {
  readonly log: FastifyBaseLogger;
  /** What the log calls one of them. */
  readonly name: (thing: T) => string;
  readonly act: (thing: T) => Promise<unknown>;
}

/**
 * Acts on each thing of a job, one after the other. One that fails is logged under its name and keeps none of
 * the others waiting; the job fails when all have had their turn.
 */
export async function actOnEach<T>(
  things: readonly T[],
  { log, name, act }: OneByOne<T>,
): Promise<void> {
  const failed: string[] = [];
  for (const thing of things)
    await act(thing).catch((error: unknown) => {
      log.error({ err: error, of: name(thing) }, "one of a job's many failed");
      failed.push(name(thing));
    });
  if (failed.length > 0)
    throw new Error(`${failed.length} of ${things.length} failed: ${failed.join(", ")}`);
}
