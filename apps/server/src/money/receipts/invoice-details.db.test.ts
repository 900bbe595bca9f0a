import {
  getInvoiceDetails,
  queryReceipts,
  saveInvoiceDetails,
} from "@sampan/contract/money/receipts";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { receiptRows, switchReceiptsOn } from "../../../../../tests/support/test-receipts.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { forgetReceipts } from "./forget-receipts.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await switchReceiptsOn(needs);
});

const thai = () => customer({ region: "TH" });
const rowOf = async (tid: string) => {
  const row = (await receiptRows(db)).find((one) => one.tid === tid);
  if (!row) throw new Error(`${tid} has no receipt`);
  return row;
};

describe("what somebody wants on receipts", () => {
  const nothing = { barcode: "", love_code: "", tax_id: "", company_name: "" };

  test("is kept without what belongs to another choice, and has the choices of their region", async () => {
    const ming = await customer();
    expect(valueOf(await ming.call(getInvoiceDetails, {})).data).toEqual({
      ...nothing,
      kind: "member",
      kinds: ["member", "barcode", "donation", "company"],
    });
    const wish = { kind: "barcode", barcode: "/abc+123", love_code: "919" } as const;
    valueOf(await ming.call(saveInvoiceDetails, wish));
    expect(valueOf(await ming.call(getInvoiceDetails, {})).data).toMatchObject({
      ...nothing,
      kind: "barcode",
      barcode: "/ABC+123",
    });
    expect(valueOf(await (await thai()).call(getInvoiceDetails, {})).data.kinds).toEqual([
      "member",
      "company",
    ]);
  });

  test.each([
    [{ kind: "barcode", barcode: "ABC12345" }, "barcode_malformed"],
    [{ kind: "barcode", barcode: "" }, "barcode_malformed"],
    [{ kind: "barcode", barcode: "/ABC12345" }, "barcode_malformed"],
    [{ kind: "barcode", barcode: "/ABC_234" }, "barcode_malformed"],
    [{ kind: "donation", love_code: "12" }, "love_code_malformed"],
    [{ kind: "donation", love_code: "12345678" }, "love_code_malformed"],
    [{ kind: "donation", love_code: "九一九" }, "love_code_malformed"],
    [
      { kind: "company", tax_id: "04595257", company_name: "三板", barcode: "ABC" },
      "barcode_malformed",
    ],
    [{ kind: "company", tax_id: "12345678", company_name: "三板" }, "company_number_invalid"],
    [{ kind: "company", tax_id: "04595257", company_name: " " }, "company_name_needed"],
  ] as const)("%j is refused", async (wish, refusal) => {
    const ming = await customer();
    valueOf(await ming.call(saveInvoiceDetails, { kind: "barcode", barcode: "/ABC1234" }));
    expect(refusalOf(await ming.call(saveInvoiceDetails, wish))).toBe(refusal);
    expect(valueOf(await ming.call(getInvoiceDetails, {})).data.barcode).toBe("/ABC1234");
  });

  test("has in Thailand neither barcodes nor donations, of whatever form", async () => {
    for (const wish of [
      { kind: "barcode", barcode: "/ABC1234" },
      { kind: "donation", love_code: "919" },
    ] as const)
      expect(refusalOf(await (await thai()).call(saveInvoiceDetails, wish))).toBe("invalid_input");
  });

  test("is printed on the next one, and forgotten with the person, whose receipts stay", async () => {
    const ming = await customer();
    valueOf(await ming.call(saveInvoiceDetails, { kind: "barcode", barcode: "/ABC1234" }));
    const tid = await journey.paid(ming);
    const { id } = await rowOf(tid);
    await db
      .updateTable("receipts")
      .set({
        state: "issued",
        number: "ZZ00000001",
        issued_at: clock.now(),
        buyer: JSON.stringify({ kind: "barcode", barcode: "/ABC1234" }),
      })
      .where("id", "=", id)
      .execute();
    expect(valueOf(await ming.call(queryReceipts, {})).datalist[0]?.carrier).toBe("/ABC1234");
    await forgetReceipts(db, ming.id);
    expect(valueOf(await ming.call(queryReceipts, {})).datalist[0]).toMatchObject({
      number: "ZZ00000001",
      carrier: "",
    });
    expect(valueOf(await ming.call(getInvoiceDetails, {})).data.kind).toBe("member");
  });
});
