import type { FastifyBaseLogger } from "fastify";
import { actOnEach } from "./act-on-each.ts";

export type ActOnList = <T>(
  things: readonly T[],
  name: (thing: T) => string,
  act: (thing: T) => unknown,
) => Promise<unknown>;

/**
 * For a job with several lists: each thing of each has its turn, whatever failed before it, and the job fails with the
 * first that did once `work` is through. So many of a list are acted on at the same time.
 */
export async function actOnLists(
  { log, lanes = 1 }: { readonly log: FastifyBaseLogger; readonly lanes?: number },
  work: (each: ActOnList) => Promise<void>,
): Promise<void> {
  const lost: Error[] = [];
  await work((things, name, act) =>
    Promise.all(
      Array.from({ length: lanes }, (_, lane) =>
        actOnEach(
          things.filter((_thing, at) => at % lanes === lane),
          { log, name, act: async (thing) => act(thing) },
        ).catch((error: Error) => lost.push(error)),
      ),
    ),
  );
  const [first] = lost;
  if (first) throw first;
}
