import { randomBytes } from "node:crypto";
import { cancelBill, postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { createBox, loadBox, moveBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import {
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../support/test-app.ts";
import { insertProduct, insertRates, insertTariff } from "../support/test-goods.ts";
import { fund, measures, openJourney, pay, type TestCustomer } from "../support/test-journey.ts";
import { placeOrder } from "../support/test-orders.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { chanceOf } from "./support/chance-of.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const { reviewer, buyer, warehouse, billing, logistics, itemsOf } = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** An order in two instalments, and whatever has been made of it so far. */
interface Story {
  readonly ming: TestCustomer;
  readonly tid: string;
  readonly oid: string;
  express_no: string;
  parcel: string;
  bill: string;
  box: string;
}

type Act = (story: Story) => Promise<boolean>;

const isOk = async (answer: Promise<{ readonly ok: boolean }>): Promise<boolean> =>
  (await answer).ok;
/** The same payment twice at one moment: by whatever number it is known. */
const payTwice = async ({ ming }: Story, tids: readonly [string, string]): Promise<boolean> =>
  (await Promise.all(tids.map((tid) => pay(ming, tid)))).some(({ ok }) => ok);

/** In the order that a purchase takes them; every other order of them is tried as well. */
const acts: readonly Act[] = [
  ({ tid }) => isOk(reviewer.call(approveOrder, { tid })),
  (story) => payTwice(story, [story.tid, story.tid]),
  ({ oid }) => isOk(buyer.call(recordPurchase, { oids: [oid], out_oid: `22${oid}` })),
  async (story) => {
    const express_no = `YT${randomBytes(6).toString("hex")}`;
    const lines = [{ oid: story.oid, num: 2 }];
    const sent = { lines, express_no, carrier: "YTO" };
    const isSent = await isOk(buyer.call(recordSellerShipment, sent));
    if (isSent) story.express_no = express_no;
    return isSent;
  },
  async (story) => {
    const { express_no, oid } = story;
    const lines = [{ oid, num: 2 }];
    const receipt = { express_no, warehouse: "guangzhou", lines, measures } as const;
    const received = await warehouse.call(receiveParcel, receipt);
    if (received.ok) story.parcel = received.value.data.tid;
    return received.ok;
  },
  async (story) => {
    const posted = await billing.call(postBill, { order_tid: story.tid });
    if (posted.ok) story.bill = posted.value.data.bill_tid;
    return posted.ok;
  },
  (story) => payTwice(story, [story.bill, story.parcel]),
  async (story) => {
    const way = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
    const made = await logistics.call(createBox, way);
    if (!made.ok) return false;
    const { number } = made.value.data;
    const isLoaded = await isOk(logistics.call(loadBox, { number, tids: [story.parcel] }));
    if (isLoaded) story.box = number;
    return isLoaded;
  },
  ({ box }) => isOk(logistics.call(moveBox, { number: box, event: "seal" })),
  ({ box }) => isOk(logistics.call(moveBox, { number: box, event: "depart" })),
];
const takeBack: Act = ({ bill }) =>
  isOk(billing.call(cancelBill, { tid: bill, reason: "重量有誤" }));

async function begin(): Promise<Story> {
  const ming = await customer();
  const { item_id } = await insertProduct(db, clock.now());
  const tid = await placeOrder(ming, [{ item_id, num: 2 }], { transport: 12, pay_mode: "twice" });
  await fund(db, ming, { amount: 10_000_000, now: clock.now() });
  const [item] = await itemsOf(tid);
  // Numbers of nothing, until there is something.
  const none = {
    express_no: "YT0000",
    parcel: "SP000000AAAAAA",
    bill: "SP000000BBBBBB",
    box: "none",
  };
  return { ming, tid, oid: item?.oid ?? "", ...none };
}

/** What must never be of a customer's orders, each counted; and what was sent. */
async function judge(accountId: number) {
  const { rows } = await sql<Record<"unpaid" | "doubled" | "early" | "sent", number>>`
      with own as (
           select package.id, package.bill_id, bill.state
             from packages package
             left join bills bill on bill.id = package.bill_id
            where package.account_id = ${accountId}
              and package.transport_state in ('international_shipping', 'arrived_at_destination',
                                              'delivering', 'waiting_for_pickup', 'received')
           ),
           payments as (
           select transfers.tid, transfers.kind
             from transfers
             join ledger_entries entry on entry.transfer_id = transfers.id
             join ledger_accounts account on account.id = entry.account_id
            where account.owner_id = ${accountId}
              and account.kind = 'cash'
              and entry.amount < 0
           )
    select (select count(*) from own where state is distinct from 'paid')::int as unpaid,
           (select count(*) from (select 1 from payments group by tid having count(*) > 1) as twice)::int as doubled,
           (select count(*)
              from payments
              join bills bill on bill.tid = payments.tid
             where exists (
               select
                 from order_charges charge
                 join orders on orders.id = charge.order_id
                where charge.bill_id = bill.id
                  and orders.pay_time is null
             ))::int as early,
           (select count(*) from own)::int as sent
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error("nothing was counted");
  return found;
}

test("the second part of an order is paid once, after the first and its bill, and nothing leaves unpaid, in whatever order its steps are tried [PAY-06] [ORD-15]", async () => {
  const seeds = sizeOf({ quick: 12, full: 5_000 });
  const found = { unpaid: 0, doubled: 0, early: 0, sent: 0, tried: 0, done: 0 };
  for (let at = 0; at < seeds; at += 1) {
    const chance = chanceOf(seed + at);
    const story = await begin();
    let next = 0;
    for (let step = 0; step < 26; step += 1) {
      const dice = chance();
      const which = dice < 0.6 ? next : Math.floor(chance() * acts.length);
      const act = dice > 0.95 ? takeBack : acts[which];
      const isDone = (await act?.(story)) ?? false;
      found.tried += 1;
      if (isDone) found.done += 1;
      if (isDone && act === acts[next]) next = Math.min(next + 1, acts.length - 1);
      // A bill that was taken back is written anew.
      if (isDone && act === takeBack) next = 5;
    }
    const { unpaid, doubled, early, sent } = await judge(story.ming.id);
    found.unpaid += unpaid;
    found.doubled += doubled;
    found.early += early;
    found.sent += sent;
  }
  tellPromise({
    promise: 21,
    name: "the second part comes after the first and its bill",
    target: "0 shipments unpaid, 0 second parts doubled or before the first",
    figure: `${found.unpaid} unpaid, ${found.doubled} doubled, ${found.early} early of ${found.sent} sent in ${seeds} orders, ${found.done} of ${found.tried} steps taken`,
    seed,
  });
  expect([found.unpaid, found.doubled, found.early]).toEqual([0, 0, 0]);
  expect(found.sent).toBeGreaterThan(0);
  // Steps out of their turn were tried, and refused.
  expect(found.tried - found.done).toBeGreaterThan(seeds);
  expect(await checkLedger(db)).toEqual([]);
}, 3_600_000);

test("and the count would notice a parcel that leaves unpaid", async () => {
  const story = await begin();
  for (const act of acts.slice(0, 6)) expect(await act(story)).toBe(true);
  expect(await judge(story.ming.id)).toMatchObject({ unpaid: 0, sent: 0 });
  await db
    .updateTable("packages")
    .set({ transport_state: "international_shipping" })
    .where("tid", "=", story.parcel)
    .execute();
  expect(await judge(story.ming.id)).toMatchObject({ unpaid: 1, sent: 1 });
});
