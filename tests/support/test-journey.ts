import { randomBytes } from "node:crypto";
import { approveOrder } from "@sampan/contract/staff-reviews";
import { payConfirm, simulatePay } from "@sampan/contract/payments";
import { postBill } from "@sampan/contract/staff-billing";
import {
  listPurchases,
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/staff-purchases";
import { receiveParcel } from "@sampan/contract/staff-warehouse";
import type { Db } from "../../apps/server/src/db/db.ts";
import { postTransfer } from "../../apps/server/src/wallet/post-transfer.ts";
import type { TestApp } from "./test-app.ts";
import type { TestCaller } from "./test-caller.ts";
import { insertProduct, type ProductWish } from "./test-goods.ts";
import { placeOrder, type Trade } from "./test-orders.ts";
import type { TestAccount } from "./test-people.ts";
import { valueOf } from "./value-of.ts";

export type TestCustomer = TestCaller & TestAccount;

const currencyOf = ({ region }: TestAccount) => (region === "TW" ? "TWD" : "THB");

/** Puts cents into a customer's cash, red packet or points, as if they had come in. */
export async function fund(
  db: Db,
  customer: TestAccount,
  { kind = "cash", amount, now }: { kind?: "cash" | "bonus" | "points"; amount: number; now: Date },
): Promise<void> {
  const isPoints = kind === "points";
  valueOf(
    await postTransfer(db, {
      idempotency_key: `fund:${randomBytes(8).toString("hex")}`,
      kind: isPoints ? "points_granted" : kind === "bonus" ? "bonus_granted" : "topup_bank",
      currency: isPoints ? "PTS" : currencyOf(customer),
      tid: "",
      entries: [
        { account: { owner: customer.id, kind }, amount },
        {
          account: { clearing: isPoints ? "loyalty" : kind === "bonus" ? "promotion" : "bank" },
          amount: -amount,
        },
      ],
      now,
    }),
  );
}

/** Pays tids with nothing but cash, at the rate of a fresh quote. */
export async function pay(customer: TestCustomer, ...tids: string[]) {
  const currency = currencyOf(customer);
  const { data } = valueOf(await customer.call(simulatePay, { tids, currency }));
  const { exchange_rate } = data;
  return customer.call(payConfirm, {
    tids,
    currency,
    ...(exchange_rate === null ? {} : { exchange_rate }),
  });
}

export interface OrderWish {
  readonly goods?: ProductWish;
  readonly num?: number;
  readonly trade?: Partial<Trade>;
}

/**
 * Desks that carry orders along, each with the right it needs. Every step is a call of the contract, as the
 * console makes it.
 */
export async function openJourney({ staff, db, clock }: TestApp) {
  const [reviewer, buyer, warehouse, billing, logistics] = [
    await staff("reviewer"),
    await staff("buyer"),
    await staff("warehouse"),
    await staff("billing"),
    await staff("logistics"),
  ];

  /** An order of one line that waits for its payment. */
  async function approved(customer: TestCustomer, wish: OrderWish = {}): Promise<string> {
    const product = await insertProduct(db, clock.now(), wish.goods);
    const lines = [{ item_id: product.item_id, num: wish.num ?? 2 }];
    const tid = await placeOrder(customer, lines, wish.trade);
    valueOf(await reviewer.call(approveOrder, { tid }));
    return tid;
  }

  /** The same, with more than enough money, paid. */
  async function paid(customer: TestCustomer, wish: OrderWish = {}): Promise<string> {
    const tid = await approved(customer, wish);
    await fund(db, customer, { amount: 10_000_000, now: clock.now() });
    valueOf(await pay(customer, tid));
    return tid;
  }

  /** Bought, and sent off by the seller whole; answers the express number. */
  async function sentBySeller(tid: string): Promise<{ express_no: string; oids: string[] }> {
    const { datalist } = valueOf(await buyer.call(listPurchases, { page_size: 100 }));
    const items = datalist.filter(({ order_tid }) => order_tid === tid).flatMap((one) => one.items);
    const oids = items.map(({ oid }) => oid);
    valueOf(await buyer.call(recordPurchase, { oids, out_oid: `22${tid}` }));
    const express_no = `YT${randomBytes(6).toString("hex")}`;
    const lines = items.map(({ oid, num }) => ({ oid, num }));
    valueOf(await buyer.call(recordSellerShipment, { lines, express_no, carrier: "YTO" }));
    return { express_no, oids };
  }

  /** Received and measured: 2.4 kg, 30 x 20 x 20 cm, which air bills as 2.4 kg. Answers the parcel. */
  async function received(tid: string): Promise<string> {
    const { express_no, oids } = await sentBySeller(tid);
    const nums = await db
      .selectFrom("order_items")
      .select(["oid", "num"])
      .where("oid", "in", oids)
      .execute();
    const { data } = valueOf(
      await warehouse.call(receiveParcel, {
        express_no,
        warehouse: "guangzhou",
        lines: nums,
        measures,
      }),
    );
    return data.tid;
  }

  /** Billed; answers parcel and bill. */
  async function billed(tid: string): Promise<{ parcel: string; bill: string }> {
    const parcel = await received(tid);
    const { data } = valueOf(await billing.call(postBill, { order_tid: tid }));
    return { parcel, bill: data.bill_tid };
  }

  const orderOf = (tid: string) =>
    db.selectFrom("orders").selectAll().where("tid", "=", tid).executeTakeFirstOrThrow();

  const itemsOf = (tid: string) =>
    db
      .selectFrom("order_items")
      .innerJoin("orders", "orders.id", "order_items.order_id")
      .selectAll("order_items")
      .where("orders.tid", "=", tid)
      .orderBy("order_items.id")
      .execute();

  return {
    reviewer,
    buyer,
    warehouse,
    billing,
    logistics,
    approved,
    paid,
    sentBySeller,
    received,
    billed,
    orderOf,
    itemsOf,
  };
}

export const measures = { weight_g: 2400, length_mm: 300, width_mm: 200, height_mm: 200 };
