import type { FileKind } from "@sampan/domain/kernel/file-kinds";
import { randomBytes, randomInt } from "node:crypto";
import { rechargePay } from "@sampan/contract/money/topups/online-topups";
import { putCart } from "@sampan/contract/trade/carts/carts";
import { askBalanceDue } from "@sampan/contract/logistics/billing/staff-billing";
import { enterPriceChange } from "@sampan/contract/trade/purchases/staff-price-changes";
import { enterSecondChoice } from "@sampan/contract/trade/purchases/staff-second-choices";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { addWithdrawalAccount } from "@sampan/contract/money/bank-cards/bank-cards";
import { createWorkOrder } from "@sampan/contract/shop/work-orders/work-orders";
import { rechargeApply } from "@sampan/contract/money/ledger/wallet";
import { sealIdentity } from "../../../apps/server/src/people/identities/identity-seal.ts";
import type { TestApp } from "../../support/test-app.ts";
import { insertCoupon } from "../../support/test-coupons.ts";
import { insertProduct } from "../../support/test-goods.ts";
import { fund, type openJourney, type TestCustomer } from "../../support/test-journey.ts";
import { placeOrder, saveHome } from "../../support/test-orders.ts";
import { insertCashOutBanks } from "../../support/test-withdrawals.ts";
import { valueOf } from "../../support/value-of.ts";
import { giveParcels } from "./give-parcels.ts";

type Journey = Awaited<ReturnType<typeof openJourney>>;

const byAir = { order: { transport: 12 } } as const;

/**
 * Gives a customer one of everything a customer can have: orders and parcels in every state, a wallet with its
 * movements, coupons, top-ups, bank cards, refunds, files, notices, a cart.
 */
export async function giveThings(
  world: TestApp,
  journey: Journey,
  person: TestCustomer,
): Promise<void> {
  const { db, clock } = world;
  const now = clock.now();
  for (const kind of ["cash", "bonus", "points"] as const)
    await fund(db, person, { kind, amount: 5_000_000, now });
  await saveHome(person);
  for (const kind of ["general", "freight"] as const)
    await insertCoupon(db, now, { accountId: person.id, kind, start_value: 0 });
  await giveOrders(world, journey, person);
  await giveParcels(world, journey, person);
  await giveTopups(world, person);
  await giveCard(world, person);
  await givePictures(world, person);
  await giveQuestion(world, person);
  await giveReceipts(world, person);
  const product = await insertProduct(db, now);
  valueOf(await person.call(putCart, { item_id: product.item_id, num: 2 }));
}

async function giveOrders(world: TestApp, journey: Journey, person: TestCustomer): Promise<void> {
  const { db, clock } = world;
  const product = await insertProduct(db, clock.now());
  await placeOrder(person, [{ item_id: product.item_id, num: 2 }], byAir.order);
  await journey.approved(person, byAir);
  const paid = await journey.paid(person, byAir);
  await journey.sentBySeller(await journey.paid(person, byAir));
  await journey.billed(await journey.paid(person, byAir));
  const supplement = { order_tid: paid, amount: 5_000, reason: "运费差额" };
  valueOf(await journey.billing.call(askBalanceDue, supplement));
  await giveRefund(journey, person);
  await givePriceQuestion(journey, person);
  await giveOtherChoice(world, journey, person);
}

/** A request for one of two pieces, which waits for its answer. */
async function giveRefund(journey: Journey, person: TestCustomer): Promise<void> {
  const [item] = await journey.itemsOf(await journey.paid(person, byAir));
  const list = [{ oid: item?.oid ?? "", num: 1, reason: "not_wanted" }];
  valueOf(await person.call(reverseApplyBatch, { list }));
}

/** A seller who asks half as much again, which waits for an answer. */
async function givePriceQuestion(journey: Journey, person: TestCustomer): Promise<void> {
  const [item] = await journey.itemsOf(await journey.paid(person, byAir));
  const { oid = "", price = 0 } = item ?? {};
  valueOf(await journey.buyer.call(enterPriceChange, { oid, price: Math.ceil(price * 1.5) }));
}

/** A buyer who asks for another colour of the same goods, which nobody allowed beforehand. */
async function giveOtherChoice(
  { db }: TestApp,
  journey: Journey,
  person: TestCustomer,
): Promise<void> {
  const goods = { colours: ["白", "黑"] };
  const [item] = await journey.itemsOf(await journey.paid(person, { ...byAir, goods }));
  const { oid = "", sku_id = null, price = 0 } = item ?? {};
  const other = await db
    .selectFrom("skus as ordered")
    .innerJoin("skus as other", "other.product_id", "ordered.product_id")
    .select("other.id")
    .where("ordered.id", "=", sku_id)
    .whereRef("other.id", "<>", "ordered.id")
    .executeTakeFirstOrThrow();
  const choice = { oid, item_id: String(other.id), price, allowed_by: "nobody" } as const;
  valueOf(await journey.buyer.call(enterSecondChoice, choice));
}

async function giveTopups(world: TestApp, person: TestCustomer): Promise<void> {
  const imgs = [await giveFile(world, person.id, "voucher")];
  const param = {
    amount: 500_000,
    bank: "008",
    pay_no: `PAY${randomBytes(4).toString("hex")}`,
    pay_time: "2026-03-02 11:20",
    content: { imgs },
  };
  valueOf(await person.call(rechargeApply, { param }));
  valueOf(await person.call(rechargePay, { amount: 100_000, channel: "ecpay" }));
}

/** A bank card, which is in the name that was proven. */
async function giveCard({ db, clock, needs }: TestApp, person: TestCustomer): Promise<void> {
  const now = clock.now();
  const name = "林小舟";
  const identity = { name, number: "A123456789", imgs: [] };
  const owner = { accountId: person.id, kind: "real_name", identity, now } as const;
  await db
    .updateTable("real_names")
    .set({ state: "verified", sealed: await sealIdentity(db, owner, needs) })
    .where("account_id", "=", person.id)
    .execute();
  const number = { account_name: name, bank: "004", number: "0041234540718" };
  valueOf(await person.call(addWithdrawalAccount, { number }));
}

/** A picture of a customer's own, not yet used for anything. Answers its address. */
async function giveFile({ db, clock, needs }: TestApp, accountId: number, kind: FileKind) {
  const key = randomBytes(20).toString("hex");
  await needs.files.put(key, new Uint8Array([1]));
  const picture = { mime: "image/webp", bytes: 1, width: 1, height: 1, created_at: clock.now() };
  await db
    .insertInto("files")
    .values({ key, account_id: accountId, kind, ...picture })
    .execute();
  return `/files/${key}`;
}

/** A conversation with a picture, which waits for its answer. */
async function giveQuestion(world: TestApp, person: TestCustomer): Promise<void> {
  const imgs = [await giveFile(world, person.id, "ticket")];
  valueOf(await person.call(createWorkOrder, { subject: "包裹", content: "在哪裡", imgs }));
}

/** A receipt that we numbered ourselves, with what was taken off it, and one that was refused. */
async function giveReceipts({ db, clock }: TestApp, person: TestCustomer): Promise<void> {
  const paid_at = clock.now();
  const of = (state: "issued" | "refused") => ({
    account_id: person.id,
    kind: "th_receipt" as const,
    tid: `SP${randomBytes(6).toString("hex").toUpperCase()}`,
    payable: "order" as const,
    payable_id: randomInt(1_000_000_000, 2_000_000_000),
    order_tids: [],
    currency: "THB" as const,
    moment: "payment" as const,
    kinds: ["goods" as const],
    charged: 10_700,
    lines: JSON.stringify([{ kind: "goods", amount: 10_700 }]),
    exact: 10_700,
    amount: 10_700,
    rounding: 0,
    paid_at,
    state,
  });
  const numbered = {
    number: `TX2026-${randomInt(1_000_000, 9_999_999)}`,
    buyer: JSON.stringify({ kind: "member" }),
    issued_at: paid_at,
    issuer: "บริษัท ซันปัน จำกัด",
  };
  const given = await db
    .insertInto("receipts")
    .values([{ ...of("issued"), ...numbered, allowed: 1_070 }, of("refused")])
    .returning("id")
    .execute();
  await db
    .insertInto("receipt_allowances")
    .values({
      receipt_id: given[0]?.id ?? 0,
      amount: 1_070,
      left_before: 10_700,
      state: "issued",
      number: `CN2026-${randomInt(1_000_000, 9_999_999)}`,
      asked_at: paid_at,
      granted_at: paid_at,
    })
    .execute();
}

/** Pictures of every kind a customer can send. */
export async function givePictures(world: TestApp, person: TestCustomer): Promise<void> {
  const kinds = [
    "voucher",
    "picture",
    "claim",
    "search",
    "company",
    "ticket",
    "clearance",
  ] as const;
  for (const kind of kinds) await giveFile(world, person.id, kind);
}

/** Rows of nobody's that calls lean on. */
export async function fillTables({ db }: TestApp): Promise<void> {
  const name = JSON.stringify({
    zh: "华南银行",
    "zh-TW": "華南銀行",
    th: "Hua Nan",
    en: "Hua Nan",
  });
  await db
    .insertInto("banks")
    .values({ kind: "transfer", region: "TW", code: "008", name, position: 1 })
    .execute();
  await insertCashOutBanks(db);
}
