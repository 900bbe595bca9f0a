import type { Db } from "../db/db.ts";

/**
 * What can happen later. Open: each slice adds its jobs beside the verbs that do them. Each name has one worker
 * (`workers.ts`) and a queue (`queues.ts`); its effect must be harmless when it happens twice.
 */
export interface JobData {}
export type JobName = keyof JobData;

export interface Jobs {
  /**
   * Asks for a job inside the caller's transaction: a rollback takes the request back with everything else.
   * It is done as soon as somebody can, but not before `startAt`.
   */
  readonly send: <Name extends JobName>(
    db: Db,
    name: Name,
    data: JobData[Name],
    startAt?: Date,
  ) => Promise<void>;
}
