import { readBillPdf, readCommercialInvoice } from "@sampan/contract/logistics/papers/papers";
import { printCommercialInvoice } from "@sampan/contract/logistics/papers/staff-papers";
import { cancelBill } from "@sampan/contract/logistics/billing/staff-billing";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { languages } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import { beforeAll, expect, test } from "vitest";
import sharp from "sharp";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { findBillOfParcel } from "../parcels/find-bill.ts";
import { billPaper } from "./bill-paper.ts";
import { invoicePapers } from "./invoice-papers.ts";
import { findBill, selectPrintedParcels } from "./paper-queries.ts";

const app = await openTestApp();
const { clock, needs, customer, db } = app;
const journey = await openJourney(app);
const { say } = needs;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** A bill of an order of two pieces at 59 yuan. */
async function billed(ming: TestCustomer) {
  const tid = await journey.paid(ming, { goods: { price: 59_00 } });
  return { tid, ...(await journey.billed(tid)) };
}

async function printed(ming: TestCustomer, bill: string) {
  const owner = await findBill(db, { tid: bill, accountId: ming.id });
  if (!owner) throw new Error("no bill");
  return { owner, parcels: await selectPrintedParcels(db, owner.id) };
}

const english = () => ({ language: "en", now: clock.now(), say }) as const;

test("a freight bill on paper measures each parcel, reckons its freight and adds up to what the page says [FRT-06]", async () => {
  const ming = await customer();
  const { tid, parcel, bill: number } = await billed(ming);
  const { bill } = valueOf(await ming.call(getPackageDetail, { tid: parcel })).data;
  if (!bill) throw new Error("no bill");
  const { owner, parcels } = await printed(ming, number);
  const { facts, tables } = billPaper({ owner, bill, parcels, pictures: [] }, english());
  const [shipment, lines] = tables;
  const money = (cents: number) => formatAmount(cents, bill.currency);
  const [measured] = bill.arithmetic;
  expect(facts[0]).toContain(number);
  expect(shipment?.rows).toEqual([
    [
      parcel,
      [measured?.length_mm, measured?.width_mm, measured?.height_mm]
        .map((side) => (side ?? 0) / 10)
        .join(" × "),
      expect.any(String),
      ((measured?.actual_g ?? 0) / 1_000).toFixed(2).replace(/0$/, ""),
      ((measured?.chargeable_g ?? 0) / 1_000).toFixed(2).replace(/0$/, ""),
    ],
  ]);
  const entries = bill.shipments[0]?.entries ?? [];
  expect(shipment?.sums.map(({ amount }) => amount)).toEqual([
    ...entries.map(({ amount }) => money(amount)),
    money(entries.reduce((total, { amount }) => total + amount, 0)),
  ]);
  expect(shipment?.sums[0]?.label).toMatch(/ kg × /);
  expect(lines?.rows.map(([, order, amount]) => [order, amount])).toEqual(
    bill.lines.map(({ amount }) => [tid, money(amount)]),
  );
  expect(lines?.sums.at(-1)?.amount).toBe(money(bill.amount));
});

test("a commercial invoice names what was declared at its value, else what was bought at its price", async () => {
  const ming = await customer();
  const { bill, tid } = await billed(ming);
  const { owner, parcels } = await printed(ming, bill);
  const { explanation, posted_at } = await findBillOfParcel(db, owner.id);
  const write = (given: typeof parcels) =>
    invoicePapers(
      {
        owner,
        tid: bill,
        posted_at,
        explanation,
        parcels: given,
        senderOf: () => "Guangzhou, 8 Harbour Road",
      },
      english(),
    );
  const [bought] = write(parcels);
  expect(bought?.tables[0]?.rows.map((cells) => cells.slice(2))).toEqual([
    ["2", formatAmount(59_00, "CNY"), formatAmount(118_00, "CNY")],
  ]);
  expect(bought?.parties.map(({ text }) => text)[0]).toBe("Guangzhou, 8 Harbour Road");
  const [item] = await journey.itemsOf(tid);
  const declared = [{ oid: item?.oid ?? "", name: "Cotton shirt", material: "Cotton", value: 401 }];
  const [told] = write(parcels.map((parcel) => ({ ...parcel, declared })));
  expect(told?.tables[0]?.rows).toEqual([
    ["Cotton shirt", "Cotton", "2", "", formatAmount(401, owner.currency)],
  ]);
  expect(told?.tables[0]?.sums).toEqual([
    { label: "Goods in all", amount: formatAmount(401, owner.currency) },
  ]);
});

test("both are documents in the language of whoever asks, with the pictures of the scale, and nobody else's", async () => {
  const [ming, lee] = [await customer(), await customer()];
  const { bill, parcel } = await billed(ming);
  const plain = valueOf(await ming.call(readBillPdf, { tid: bill })).data.pdf;
  const key = "a".repeat(40);
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#357" } });
  await needs.files.put(key, await picture.jpeg().toBuffer());
  await db
    .updateTable("packages")
    .set({ photos: JSON.stringify([`/files/${key}`, `/files/${"b".repeat(40)}`]) })
    .where("tid", "=", parcel)
    .execute();
  for (const language of languages) {
    ming.cookies.set("lang", language);
    for (const call of [readBillPdf, readCommercialInvoice]) {
      const { pdf } = valueOf(await ming.call(call, { tid: bill })).data;
      const document = Buffer.from(pdf, "base64").toString("latin1");
      expect(document.slice(0, 5)).toBe("%PDF-");
      expect(document).toContain(`/Lang (${language})`);
      expect(document.includes("/Subtype /Image")).toBe(call === readBillPdf);
    }
  }
  expect(Buffer.from(plain, "base64").toString("latin1")).not.toContain("/Subtype /Image");
  // By the number of a parcel on it as well.
  valueOf(await ming.call(readBillPdf, { tid: parcel }));
  for (const call of [readBillPdf, readCommercialInvoice])
    expect(refusalOf(await lee.call(call, { tid: bill }))).toBe("bill_unknown");
});

test("the desk prints a commercial invoice for customs, which goes on record; one that was taken back has none", async () => {
  const ming = await customer();
  const { bill } = await billed(ming);
  const { pdf } = valueOf(await journey.billing.call(printCommercialInvoice, { tid: bill })).data;
  expect(Buffer.from(pdf, "base64").toString("latin1")).toContain("/Lang (en)");
  const acts = await db
    .selectFrom("audit_log")
    .select("action")
    .where("object_id", "=", bill)
    .execute();
  expect(acts.map(({ action }) => action)).toContain("print_commercial_invoice");
  valueOf(await journey.billing.call(cancelBill, { tid: bill, reason: "weighed anew" }));
  expect(refusalOf(await journey.billing.call(printCommercialInvoice, { tid: bill }))).toBe(
    "bill_unknown",
  );
  expect(refusalOf(await ming.call(readBillPdf, { tid: bill }))).toBe("bill_unknown");
});
