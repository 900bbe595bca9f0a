import { addDays } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../kernel/db/db.ts";
import { deleteEventsBefore } from "./line-event-queries.ts";

/** LINE tells an event again for some hours; after a month nobody does. */
export const sweepLineEvents = (db: Db, now: Date): Promise<void> =>
  deleteEventsBefore(db, addDays(now, -30));
