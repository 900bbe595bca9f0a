import { randomBytes } from "node:crypto";
import type { ToldRefusal } from "@sampan/client/call-api";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import {
  listPurchases,
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import type { Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import { postTransfer } from "../../apps/server/src/money/ledger/post-transfer.ts";
import type { TestApp } from "./test-app.ts";
import type { TestCaller } from "./test-caller.ts";
import { insertProduct, type ProductWish } from "./test-goods.ts";
import { placeOrder, type OrderRequest } from "./test-orders.ts";
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

/** Pays tids with nothing but cash, at the rate of a fresh quote; refused by whichever call refuses first. */
export async function pay(
  customer: TestCustomer,
  ...tids: string[]
): Promise<Result<OutputOf<typeof payConfirm>, ToldRefusal>> {
  const currency = currencyOf(customer);
  const preview = await customer.call(simulatePay, { tids, currency });
  if (!preview.ok) return preview;
  const { exchange_rate } = preview.value.data;
  return customer.call(payConfirm, {
    tids,
    currency,
    ...(exchange_rate === null ? {} : { exchange_rate }),
  });
}

export interface OrderWish {
  readonly goods?: ProductWish;
  readonly num?: number;
  readonly order?: Partial<OrderRequest>;
}

/**
 * Desks that carry orders along, each with the right it needs. Every step is a call of the contract, as the
 * console makes it.
 */
export async function openJourney(world: TestApp) {
  const { staff, db } = world;
  const desks = {
    reviewer: await staff("reviewer"),
    buyer: await staff("buyer"),
    warehouse: await staff("warehouse"),
    billing: await staff("billing"),
    logistics: await staff("logistics"),
  };
  const toPayment = stepsToPayment(world, desks);
  const sentBySeller = (tid: string) => sendBySeller(desks, tid);
  const received = (tid: string) => receive(world, desks, tid);
  return {
    ...desks,
    ...toPayment,
    sentBySeller,
    received,
    /** Received, measured and billed; answers parcel and bill. */
    billed: async (tid: string): Promise<{ parcel: string; bill: string }> => {
      const parcel = await received(tid);
      const { data } = valueOf(await desks.billing.call(postBill, { order_tid: tid }));
      return { parcel, bill: data.bill_tid };
    },
    orderOf: (tid: string) =>
      db.selectFrom("orders").selectAll().where("tid", "=", tid).executeTakeFirstOrThrow(),
    itemsOf: (tid: string) =>
      db
        .selectFrom("order_items")
        .innerJoin("orders", "orders.id", "order_items.order_id")
        .selectAll("order_items")
        .where("orders.tid", "=", tid)
        .orderBy("order_items.id")
        .execute(),
  };
}

type Desks = Record<"reviewer" | "buyer" | "warehouse" | "billing" | "logistics", TestCaller>;

function stepsToPayment({ db, clock }: TestApp, { reviewer }: Desks) {
  /** An order of one line that waits for its payment. */
  async function approved(customer: TestCustomer, wish: OrderWish = {}): Promise<string> {
    const product = await insertProduct(db, clock.now(), wish.goods);
    const lines = [{ item_id: product.item_id, num: wish.num ?? 2 }];
    const tid = await placeOrder(customer, lines, wish.order);
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

  return { approved, paid };
}

/** Bought, and sent off by the seller whole. */
async function sendBySeller({ buyer }: Desks, tid: string) {
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
async function receive({ db }: TestApp, desks: Desks, tid: string): Promise<string> {
  const { express_no, oids } = await sendBySeller(desks, tid);
  const lines = await db
    .selectFrom("order_items")
    .select(["oid", "num"])
    .where("oid", "in", oids)
    .execute();
  const receipt = { express_no, warehouse: "guangzhou", lines, measures } as const;
  return valueOf(await desks.warehouse.call(receiveParcel, receipt)).data.tid;
}

export const measures = { weight_g: 2400, length_mm: 300, width_mm: 200, height_mm: 200 };
