import type { OrderingByWire } from "@sampan/connectors/marketplaces/ordering-by-wire";
import type { Needs } from "../../kernel/needs.ts";
import {
  deleteMessagesBefore,
  holdWaitingMessages,
  settleMessage,
  storeMessages,
} from "./wire-message-queries.ts";
import { askAtOnce } from "./wire-purchase-queries.ts";

type WorkingNeeds = Pick<Needs, "database" | "clock" | "log">;

const atOnce = 200;
const pages_max = 5;
const keep_ms = 30 * 24 * 60 * 60_000;

/** Fetches messages that did not reach us; they leave the marketplace's queue once they are stored here. */
export async function takeFailedMessages(
  { database, clock, log }: WorkingNeeds,
  ordering: OrderingByWire,
): Promise<void> {
  for (let page = 0; page < pages_max; page += 1) {
    const failed = await ordering.readFailedMessages();
    if (!failed.ok) return log.warn({ failure: failed.error.code }, "1688's queue was not read");
    if (failed.value.length === 0) return;
    await storeMessages(database.db, failed.value, clock());
    const confirmed = await ordering.confirmMessages(
      failed.value.map(({ message_id }) => message_id),
    );
    // They come once more, and are known by their numbers then.
    if (!confirmed.ok) return log.warn({ failure: confirmed.error.code }, "nothing was confirmed");
  }
}

/**
 * Lets each order of ours that a message tells of be asked about at once; of another's, or of one that we do not know of
 * yet, nothing follows: what is not answered is looked up by its own number. Messages go after a month.
 */
export async function workMessages({ database, clock, log }: WorkingNeeds): Promise<void> {
  const now = clock();
  await deleteMessagesBefore(database.db, new Date(now.getTime() - keep_ms));
  const foreign = await database.db.transaction().execute(async (db) => {
    let strange = 0;
    for (const { message_id, order_numbers } of await holdWaitingMessages(db, atOnce)) {
      const ours = await askAtOnce(db, order_numbers, now);
      if (ours.length === 0) strange += 1;
      await settleMessage(db, message_id, ours.length > 0 ? "ours" : "foreign");
    }
    return strange;
  });
  if (foreign > 0) log.info({ foreign }, "1688 told of orders that are none of ours");
}
