import { createWorkers } from "../../apps/server/src/workers.ts";
import type { TestApp } from "./test-app.ts";
import { setSettings } from "./set-settings.ts";

type Values = Parameters<typeof setSettings>[1];

/** Receipts of every region, issued with the payment; `values` sets it otherwise. */
export const switchReceiptsOn = (needs: TestApp["needs"], values: Values = {}): Promise<void> =>
  setSettings(needs, {
    receipts_issued: ["TW", "TH"],
    receipt_issuer: "บริษัท ซานปัน จำกัด, กรุงเทพฯ, 0105561000007",
    ...values,
  });

/** What the clock asks for each minute. */
export const issueAll = (needs: TestApp["needs"]): Promise<void> =>
  createWorkers(needs)["issue-receipts"]({});

/** Rows as they stand, in the order in which they were paid. */
export const receiptRows = (db: TestApp["db"]) =>
  db.selectFrom("receipts").selectAll().orderBy("id").execute();

/** What the charge rows of an order's first payment say was paid for these kinds, before what stood for cash. */
export async function chargedOf(db: TestApp["db"], tid: string, kinds: readonly string[]) {
  const rows = await db
    .selectFrom("order_charges as charge")
    .innerJoin("orders", "orders.id", "charge.order_id")
    .select(["charge.id", "charge.kind", "charge.amount"])
    .where("orders.tid", "=", tid)
    .where("charge.instalment", "=", "first")
    .execute();
  return rows
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}
