import type { Db } from "../db/db.ts";

/**
 * What can happen later. Open: each slice adds its jobs beside the verbs that do them. Each name has one worker
 * (`workers.ts`) and a queue (`queues.ts`); its effect must be harmless when it happens twice.
 */
export interface JobData {}
export type JobName = keyof JobData;

export interface HowToSend {
  /** It is done as soon as somebody can, but not before this. */
  readonly startAt?: Date;
  /** Names the request: asked for again under the same name, by whoever does a broken-off job anew, it is one. */
  readonly once?: string;
}

export interface Jobs {
  /** Asks for a job inside the caller's transaction: a rollback takes the request back with everything else. */
  readonly send: <Name extends JobName>(
    db: Db,
    name: Name,
    data: JobData[Name],
    how?: HowToSend,
  ) => Promise<void>;
}
