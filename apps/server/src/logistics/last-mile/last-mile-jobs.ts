import { storeChains, type StoreChain } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { actOnLists } from "../../kernel/jobs/act-on-lists.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askLostOrder, askShippingOrder, type ShippingNeeds } from "./ask-shipping-order.ts";
import { lockParcel } from "./choice-queries.ts";
import { followShipping } from "./follow-shipping.ts";
import { askToChoose, openShippingOrder } from "./open-shipping-order.ts";
import {
  noteStoresSeen,
  selectStoresToCheck,
  selectToMove,
  sendUnansweredHome,
  tidyLastMile,
} from "./round-queries.ts";
import {
  changeOrder,
  claimOrders,
  lockOrder,
  selectAsked,
  selectToOrder,
} from "./shipping-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "watch-last-mile": Record<never, never>;
  }
}

/** So many of each in one round. */
const round = 100;
/** Longer than any answer takes. */
const claim_ms = 2 * 60_000;
const day_ms = 24 * 60 * 60_000;

/**
 * The job "watch-last-mile": orders what arrived as its owner chose, looks up what was not answered, asks about what is under
 * way, sends on what stands before a closed store, and has owners choose again in time. Processes that run at once take
 * different ones. Without a carrier nothing is done.
 */
export async function watchLastMile(needs: Needs): Promise<void> {
  const { shipping } = needs;
  if (!shipping) return;
  const { ways } = shipping;
  const asking: ShippingNeeds = { ...needs, provider: shipping };
  const { db } = needs.database;
  await actOnLists(needs, async (each) => {
    const now = needs.clock();
    await tidyLastMile(db, now, round);
    if (ways.includes("home")) await sendUnansweredHome(db, { now, limit: round });
    for (const chain of storeChains.filter((one) => ways.includes(one)))
      await checkStores(asking, chain);
    await each(await selectToOrder(db, round), String, (id) =>
      db
        .transaction()
        .execute((open) => openShippingOrder(open, id, { now: needs.clock(), jobs: needs.jobs })),
    );
    await each(
      await claim(needs, ["sent", "unclear"]),
      ({ trade_no }) => trade_no,
      (order) => askLostOrder(asking, order),
    );
    await each(await selectAsked(db, round), String, (id) => askShippingOrder(asking, id));
    await each(
      await claim(needs, ["made"]),
      ({ trade_no }) => trade_no,
      (order) => followShipping(asking, order),
    );
    await each(
      await selectToMove(db, { now: needs.clock(), limit: round }),
      ({ id }) => String(id),
      (move) => sendOn(asking, move),
    );
  });
}

const claim = (
  { database, clock }: Pick<Needs, "database" | "clock">,
  states: readonly ("sent" | "unclear" | "made")[],
) => {
  const now = clock();
  const until = new Date(now.getTime() + claim_ms);
  return claimOrders(database.db, { states, now, until, limit: round });
};

/** Asks once a day whether stores that were chosen are there still; whose is not chooses another before anything goes out. */
async function checkStores(
  { database, provider, clock, log, jobs }: ShippingNeeds,
  chain: StoreChain,
): Promise<void> {
  const { db } = database;
  const now = clock();
  const before = new Date(now.getTime() - day_ms);
  const chosen = await selectStoresToCheck(db, { chain, before, limit: round });
  if (chosen.length === 0) return;
  const stores = await provider.listStores(chain);
  if (!stores.ok) return log.warn({ chain, failure: stores.error.code }, "stores were not told");
  const open = new Set(stores.value.map(({ store_id }) => store_id));
  // A list without a single store is no list.
  if (open.size === 0) return log.error({ chain }, "a chain told of no store at all");
  const closed = chosen.filter(({ store_id }) => !open.has(store_id));
  await noteStoresSeen(
    db,
    chosen.map(({ package_id }) => package_id),
    now,
  );
  for (const { package_id } of closed)
    await db.transaction().execute(async (held) => {
      const parcel = await lockParcel(held, { id: package_id });
      if (parcel) await askToChoose(held, parcel, { trouble: "store_closed", now, jobs });
    });
}

interface Move {
  readonly id: number;
  readonly store_id: string;
  readonly store_name: string;
  readonly store_address: string;
}

/** Sends a parcel that stands before a closed store to the one its owner chose since. Asked twice, it stays where it was sent. */
async function sendOn(needs: ShippingNeeds, { id, ...store }: Move): Promise<void> {
  const { database, provider, clock, log } = needs;
  const order = await database.db.transaction().execute((db) => lockOrder(db, { id }));
  if (!order) return;
  const moved = await provider.moveStore({ ...order, store_id: store.store_id });
  const now = clock();
  if (!moved.ok) {
    log.warn({ trade_no: order.trade_no, failure: moved.error.code }, "a parcel was not sent on");
    return;
  }
  const isMoved = moved.value.kind === "moved";
  await changeOrder(database.db, id, {
    look_at: now,
    ...(isMoved ? store : {}),
    reason: moved.value.kind === "moved" ? "" : `${moved.value.code} ${moved.value.words}`,
  });
}
