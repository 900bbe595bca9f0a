import type { OrderingByWire } from "@sampan/connectors/marketplaces/ordering-by-wire";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import {
  deleteMessagesBefore,
  holdWaitingMessages,
  settleMessages,
  storeMessages,
} from "./wire-message-queries.ts";
import { askAtOnce } from "./wire-purchase-queries.ts";

type WorkingNeeds = Pick<Needs, "database" | "clock" | "log">;

const atOnce = 500;
/** A rush goes on in the next round, so that orders are asked about meanwhile. */
const turns_max = 20;
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
  let foreign = 0;
  for (let turn = 0; turn < turns_max; turn += 1) {
    const worked = await database.db.transaction().execute((db) => workSome(db, now));
    foreign += worked.foreign;
    if (worked.all < atOnce) break;
  }
  if (foreign > 0) log.info({ foreign }, "1688 told of orders that are none of ours");
}

async function workSome(db: Db, now: Date): Promise<{ readonly all: number; foreign: number }> {
  const messages = await holdWaitingMessages(db, atOnce);
  const told = messages.flatMap(({ order_numbers }) => order_numbers);
  const ours = new Set(told.length === 0 ? [] : await askAtOnce(db, told, now));
  const isOurs = ({ order_numbers }: { readonly order_numbers: readonly string[] }) =>
    order_numbers.some((number) => ours.has(number));
  const foreign = messages.filter((message) => !isOurs(message));
  await settleMessages(db, messages.filter(isOurs), "ours");
  await settleMessages(db, foreign, "foreign");
  return { all: messages.length, foreign: foreign.length };
}
