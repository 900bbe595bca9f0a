import { queryReceipts } from "@sampan/contract/money/receipts";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { issueAll, switchReceiptsOn } from "../../../../../tests/support/test-receipts.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { refundCharges } from "../../trade/charges/refund-charges.ts";
import { creditNoteOf } from "./print-credit-note.ts";
import { materialOf } from "./print-receipt.ts";
import { selectOwnCreditNote, selectOwnReceipt } from "./shown-receipt-queries.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const before = "บริษัท ซานปัน จำกัด, กรุงเทพฯ, 0105561000007";
const after = "บริษัท ซานปัน เทรดดิ้ง จำกัด, เชียงใหม่, 0505561000015";
const setIssuer = (receipt_issuer: string) => switchReceiptsOn(needs, { receipt_issuer });

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** Who issued each receipt of somebody's, the latest first, and each credit note of the first of them, as papers print it. */
async function issuersOf(owner: TestCustomer) {
  const { datalist } = valueOf(await owner.call(queryReceipts, {}));
  const printing = { caller: { now: clock.now(), customer: owner }, say: needs.say };
  const receipts: string[] = [];
  const notes: string[] = [];
  for (const { key, credit_notes } of datalist) {
    const receipt = await selectOwnReceipt(db, { key, accountId: owner.id });
    if (receipt) receipts.push(materialOf(receipt, printing).parties[0]?.text ?? "");
    for (const { key: of } of credit_notes) {
      const note = await selectOwnCreditNote(db, { key: of, accountId: owner.id });
      if (note) notes.push(creditNoteOf(note, printing).parties[0]?.text ?? "");
    }
  }
  return { receipts, notes };
}

async function payBack(tid: string): Promise<void> {
  const { id } = await journey.orderOf(tid);
  const goods = await db
    .selectFrom("order_charges")
    .select("id")
    .where("order_id", "=", id)
    .where("kind", "=", "goods")
    .executeTakeFirstOrThrow();
  await refundCharges(db, id, [{ charge: goods.id, amount: 1_070 }]);
  await issueAll(needs);
}

test("a receipt and a credit note name whoever issued them, whatever is set since", async () => {
  const somchai = await customer({ region: "TH" });
  await setIssuer(before);
  const tid = await journey.paid(somchai, { num: 3 });
  await issueAll(needs);
  await payBack(tid);
  await setIssuer(after);
  expect(await issuersOf(somchai)).toEqual({ receipts: [before], notes: [before] });

  // What is issued from now on is by the other, also what is taken off an older receipt.
  await payBack(tid);
  await journey.paid(somchai);
  await issueAll(needs);
  expect(await issuersOf(somchai)).toEqual({ receipts: [after, before], notes: [before, after] });

  // Nobody issues, and what came back is taken off all the same, by whoever issued its receipt.
  await setIssuer("");
  await payBack(tid);
  expect((await issuersOf(somchai)).notes).toEqual([before, after, before]);
});

test("who issued a receipt is kept by the database itself, and a number of ours is none without", async () => {
  await setIssuer(before);
  const tid = await journey.paid(await customer({ region: "TH" }));
  await issueAll(needs);
  const change = (issuer: string | null) =>
    db.updateTable("receipts").set({ issuer }).where("tid", "=", tid).execute();
  await expect(change(after)).rejects.toThrow("was issued");
  await expect(change(null)).rejects.toThrow("was issued");
  const waiting = await journey.paid(await customer({ region: "TH" }));
  const unsigned = { state: "issued", number: "TX2026-999999", issued_at: clock.now() } as const;
  const issue = db
    .updateTable("receipts")
    .set({ ...unsigned, buyer: JSON.stringify({ kind: "member" }) })
    .where("tid", "=", waiting)
    .execute();
  await expect(issue).rejects.toThrow("issuer_of_what_we_number");
});
