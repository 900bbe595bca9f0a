import type { RequestOf } from "@sampan/contract/kernel/call";
import * as shipping from "@sampan/contract/logistics/boxes/staff-shipping";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { createSubstitutePayTrade } from "@sampan/contract/trade/orders/payments-on-behalf";
import { listPurchases, recordPurchase } from "@sampan/contract/trade/purchases/staff-purchases";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import {
  enterReturn,
  passWithdrawal,
  recordPayout,
} from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { acceptRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { TestApp } from "../../support/test-app.ts";
import type { TestCaller } from "../../support/test-caller.ts";
import { insertProduct, insertRates, insertTariff } from "../../support/test-goods.ts";
import { fund, openJourney, pay } from "../../support/test-journey.ts";
import { placeOrder, saveHome } from "../../support/test-orders.ts";
import type { TestAccount } from "../../support/test-people.ts";
import { declare, insertTransferBank } from "../../support/test-transfers.ts";
import { insertCashOutBanks, openPayees } from "../../support/test-withdrawals.ts";
import { valueOf } from "../../support/value-of.ts";
import { makeClaims } from "./make-claims.ts";
import { makeRehearsal, makeUnclaimed, makeVoyages } from "./make-goods-away.ts";

interface House {
  readonly world: TestApp;
  readonly owner: TestCaller & TestAccount;
  readonly journey: Awaited<ReturnType<typeof openJourney>>;
  readonly withItem: (tid: string) => Promise<{ tid: string; oid: string }>;
}

async function makeOrders({ world, owner, journey, withItem }: House) {
  const { db, clock } = world;
  const { buyer, reviewer } = journey;
  async function placed(): Promise<string> {
    const { item_id } = await insertProduct(db, clock.now());
    return placeOrder(owner, [{ item_id, num: 2 }]);
  }
  async function onBehalf() {
    const wish = { text: "打樣費", link: "https://trade.1688.com/order/1", amount: 30_000 };
    const { tid } = valueOf(await owner.call(createSubstitutePayTrade, wish)).data;
    valueOf(await reviewer.call(approveOrder, { tid }));
    valueOf(await pay(owner, tid));
    return withItem(tid);
  }
  async function bought() {
    const order = await withItem(await journey.paid(owner));
    valueOf(await buyer.call(listPurchases, { page_size: 100 }));
    valueOf(await buyer.call(recordPurchase, { oids: [order.oid], out_oid: "B0" }));
    return order;
  }
  async function sent() {
    const tid = await journey.paid(owner);
    const { express_no, oids } = await journey.sentBySeller(tid);
    return { tid, oid: oids[0] ?? "", express_no };
  }
  return {
    inReview: await withItem(await placed()),
    unpaid: await withItem(await journey.approved(owner)),
    onBehalf: await onBehalf(),
    paid: await withItem(await journey.paid(owner)),
    bought: await bought(),
    sent: await sent(),
  };
}

async function makeParcels(house: House) {
  const { owner, journey } = house;
  const { logistics } = journey;
  // One home for all: a person keeps fifteen at most.
  const address_id = await saveHome(owner);
  const byAir = { order: { transport: 12, address_id } };
  async function received() {
    const tid = await journey.paid(owner, byAir);
    return { tid, parcel: await journey.received(tid) };
  }
  async function billed() {
    const tid = await journey.paid(owner, byAir);
    return { tid, ...(await journey.billed(tid)) };
  }
  const openBox = async () => {
    const wish = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
    return valueOf(await logistics.call(shipping.createBox, wish)).data.number;
  };
  async function cleared() {
    const order = await billed();
    valueOf(await pay(owner, order.tid));
    return { ...order, box: await openBox() };
  }
  async function loaded() {
    const order = await cleared();
    const tids = [order.parcel];
    valueOf(await logistics.call(shipping.loadBox, { number: order.box, tids }));
    return order;
  }
  const steps = ["seal", "depart", "enter_customs", "arrive"] as const;
  /** In a box that took so many steps. */
  async function shipped(count: number) {
    const order = await loaded();
    for (const event of steps.slice(0, count))
      valueOf(await logistics.call(shipping.moveBox, { number: order.box, event }));
    return order;
  }
  const arrived = () => shipped(steps.length);
  type Delivery = RequestOf<typeof shipping.moveDelivery>["event"];
  async function underWay(...events: readonly Delivery[]) {
    const order = await arrived();
    for (const event of events)
      valueOf(await logistics.call(shipping.moveDelivery, { tid: order.parcel, event }));
    return order;
  }
  const delivered = () => underWay("prepare_delivery", "give_to_carrier", "hand_over");
  const boxes = [await shipped(1), await shipped(1), await shipped(1)];
  return {
    billed: await billed(),
    cleared: await cleared(),
    loaded: await loaded(),
    arrived: await arrived(),
    delivering: await underWay("prepare_delivery"),
    delivered: await delivered(),
    flights: await makeVoyages(
      house,
      boxes.map(({ box }) => box),
    ),
    sealed: await shipped(1),
    departed: await shipped(2),
    atCustoms: await shipped(3),
    claimable: [
      await delivered(),
      await delivered(),
      await delivered(),
      await delivered(),
      await delivered(),
    ],
    rehearsed: await makeRehearsal(house, { address_id }),
    // The last: what one person has in the warehouse is billed together.
    received: await received(),
  };
}

async function makeMoney({ world, owner, journey, withItem }: House) {
  const { db, clock } = world;
  const [service, finance] = [await world.staff("service"), await world.staff("finance")];
  async function asked() {
    const { oid } = await withItem(await journey.paid(owner));
    const list = [{ oid, num: 1, reason: "not_wanted" as const }];
    const { datalist } = valueOf(await owner.call(reverseApplyBatch, { list }));
    return { oid, number: datalist[0]?.number ?? "" };
  }
  async function accepted() {
    const refund = await asked();
    const { number } = refund;
    valueOf(await service.call(acceptRefund, { number, num: 1, fault: "us" }));
    return refund;
  }
  async function declared() {
    const pay_time = formatWireTime(clock.now(), "TW").slice(0, 16);
    const transfer = { amount: 70_000, pay_no: "9001", pay_time };
    return declare({ db, now: clock.now() }, owner, transfer);
  }
  async function applied() {
    const { payee, settledCard, withdraw } = openPayees(world);
    const person = await payee({ cash: 500_000 });
    const number_id = await settledCard(person);
    const { number } = valueOf(await withdraw(person, { number_id, amount: 10_000 })).data;
    return number;
  }
  async function passed() {
    const number = await applied();
    valueOf(await finance.call(passWithdrawal, { number }));
    return number;
  }
  async function paidOut() {
    const number = await passed();
    valueOf(await finance.call(recordPayout, { number, reference: `R-${number}` }));
    return number;
  }
  async function returned() {
    const number = await paidOut();
    valueOf(await finance.call(enterReturn, { number, fault: "theirs", reason: "戶名不符" }));
    return number;
  }
  return {
    asked: await asked(),
    accepted: await accepted(),
    declared: await declared(),
    applied: await applied(),
    passed: await passed(),
    paidOut: await paidOut(),
    returned: await returned(),
  };
}

/** A house with one customer and something of theirs in every state from which a desk takes it on. */
export async function makeThings(world: TestApp, owner: TestCaller & TestAccount) {
  const { db, needs, clock } = world;
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await insertTransferBank(db);
  await insertCashOutBanks(db);
  await fund(db, owner, { amount: 10_000_000, now: clock.now() });
  const journey = await openJourney(world);
  const withItem = async (tid: string) => {
    const [item] = await journey.itemsOf(tid);
    return { tid, oid: item?.oid ?? "" };
  };
  const house = { world, owner, journey, withItem };
  const parcels = await makeParcels(house);
  return {
    ...(await makeOrders(house)),
    ...parcels,
    nobodys: await makeUnclaimed(house),
    ownerUid: owner.uid,
    ...(await makeClaims(house, parcels.claimable)),
    ...(await makeMoney(house)),
  };
}
export type Made = Awaited<ReturnType<typeof makeThings>>;
