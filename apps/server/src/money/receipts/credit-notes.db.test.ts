import { queryReceipts, readCreditNotePdf } from "@sampan/contract/money/receipts";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { serviceFeeOf } from "../../../../../tests/support/set-settings.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { issueAll, switchReceiptsOn } from "../../../../../tests/support/test-receipts.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { refundCharges } from "../../trade/charges/refund-charges.ts";
import { creditNoteOf } from "./print-credit-note.ts";
import { selectOwnCreditNote } from "./shown-receipt-queries.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await switchReceiptsOn(needs, serviceFeeOf(1_000));
});

test("a credit note names its receipt, what that said and what it comes to now, and is its owner's alone", async () => {
  const [somchai, malee] = [await customer({ region: "TH" }), await customer({ region: "TH" })];
  const tid = await journey.paid(somchai, { num: 3 });
  await issueAll(needs);
  const { id } = await journey.orderOf(tid);
  const goods = await db
    .selectFrom("order_charges")
    .select("id")
    .where("order_id", "=", id)
    .where("kind", "=", "goods")
    .executeTakeFirstOrThrow();
  for (const amount of [1_070, 2_140]) {
    await refundCharges(db, id, [{ charge: goods.id, amount }]);
    await issueAll(needs);
  }
  const [receipt] = valueOf(await somchai.call(queryReceipts, {})).datalist;
  expect(receipt?.credit_notes.map(({ amount }) => amount)).toEqual([1_070, 2_140]);
  const [, second] = receipt?.credit_notes ?? [];
  const key = second?.key ?? "";
  const note = await selectOwnCreditNote(db, { key, accountId: somchai.id });
  if (!note) throw new Error("no credit note");
  const caller = { now: clock.now(), customer: somchai };
  const paper = creditNoteOf(note, { caller, say: needs.say });
  const [table] = paper.tables;
  const baht = (cents: number) =>
    `฿${(cents / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`;
  const before = (receipt?.amount ?? 0) - 1_070;
  expect(paper.facts.join(" ")).toContain(receipt?.number ?? "none");
  expect(table?.rows.map((row) => String(row[1]).replaceAll(/[\s\u00a0]/g, ""))).toEqual([
    baht(before),
    baht(before - 2_140),
  ]);
  // Seven of a hundred and seven of the difference are tax.
  expect(table?.sums?.map(({ amount }) => amount.replaceAll(/[\s\u00a0]/g, ""))).toEqual([
    baht(2_000),
    baht(140),
    baht(2_140),
  ]);
  const { data } = valueOf(await somchai.call(readCreditNotePdf, { key }));
  expect(Buffer.from(data.pdf, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  expect(refusalOf(await malee.call(readCreditNotePdf, { key }))).toBe("receipt_unknown");
});
