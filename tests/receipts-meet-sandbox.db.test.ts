import { queryReceipts, saveInvoiceDetails } from "@sampan/contract/money/receipts";
import { askReceiptAgain, listTroubledReceipts } from "@sampan/contract/money/staff-receipts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openInvoiceWorld } from "./support/open-invoice-world.ts";
import { issueAll } from "./support/test-receipts.ts";
import { refusalOf, valueOf } from "./support/value-of.ts";

const { customer, staff, db, clock, needs, journey, provider, numbered, fault, rowOf } =
  await openInvoiceWorld();

test("a payment has one invoice with the phone's barcode, of its rows' amount in whole dollars", async () => {
  const ming = await customer();
  valueOf(await ming.call(saveInvoiceDetails, { kind: "barcode", barcode: "/ABC+123" }));
  const tid = await journey.paid(ming, { num: 3 });
  await issueAll(needs);
  await issueAll(needs);
  const row = await rowOf(tid);
  expect(await numbered()).toMatchObject([
    { number: row.number, relateNumber: tid, amount: row.amount / 100, carrier: "/ABC+123" },
  ]);
  const { datalist } = valueOf(await ming.call(queryReceipts, {}));
  expect(datalist[0]).toMatchObject({
    number: row.number,
    state: "issued",
    carrier: "/ABC+123",
    random_number: expect.stringMatching(/^\d{4}$/),
    has_pdf: false,
  });
});

test("barcodes and donation codes that the register does not know are refused", async () => {
  const ming = await customer();
  const save = (wish: Parameters<typeof ming.call<typeof saveInvoiceDetails>>[1]) =>
    ming.call(saveInvoiceDetails, wish);
  expect(refusalOf(await save({ kind: "barcode", barcode: "/0000000" }))).toBe(
    "invoice_code_unknown",
  );
  expect(refusalOf(await save({ kind: "donation", love_code: "000" }))).toBe(
    "invoice_code_unknown",
  );
  // While the register is away the right form is enough.
  await fault("error", 3);
  valueOf(await save({ kind: "donation", love_code: "000" }));
});

describe("whatever is lost or doubled, the office has numbered one invoice", () => {
  const paid = async () => journey.paid(await customer());

  test("when its answer is lost after it was issued", async () => {
    const tid = await paid();
    await fault("lost_answer");
    await issueAll(needs);
    expect((await rowOf(tid)).state).toBe("unclear");
    // While whoever asked may still listen, nobody looks it up.
    await issueAll(needs);
    expect((await rowOf(tid)).state).toBe("unclear");
    clock.pass({ minutes: 3 });
    await issueAll(needs);
    const row = await rowOf(tid);
    expect(row.state).toBe("issued");
    expect((await numbered()).map(({ number }) => number)).toEqual([row.number]);
  });

  test("when it never heard of it", async () => {
    const tid = await paid();
    await fault("reset");
    await issueAll(needs);
    expect((await rowOf(tid)).state).toBe("unclear");
    clock.pass({ minutes: 3 });
    await issueAll(needs);
    await issueAll(needs);
    expect((await rowOf(tid)).state).toBe("issued");
    expect(await numbered()).toHaveLength(1);
  });

  test("when a process died between its question and what it wrote", async () => {
    const tid = await paid();
    const { id } = await rowOf(tid);
    await issueAll(needs);
    // As whoever died left it, which the database's own guard does not let anybody write.
    await sql`alter table receipts disable trigger issued_receipts_stay`.execute(db);
    await db
      .updateTable("receipts")
      .set({ state: "unclear", number: null, issued_at: null, buyer: null, random_number: null })
      .where("id", "=", id)
      .execute();
    await sql`alter table receipts enable trigger issued_receipts_stay`.execute(db);
    clock.pass({ minutes: 3 });
    await issueAll(needs);
    const row = await rowOf(tid);
    expect(row.state).toBe("issued");
    expect((await numbered()).map(({ number }) => number)).toEqual([row.number]);
  });

  test("when eight rounds run at once", async () => {
    const tids = [await paid(), await paid(), await paid()];
    await Promise.all(Array.from({ length: 8 }, () => issueAll(needs)));
    expect((await numbered()).map(({ relateNumber }) => relateNumber).toSorted()).toEqual(
      tids.toSorted(),
    );
    for (const tid of tids) expect((await rowOf(tid)).state).toBe("issued");
  });

  test("which whoever asks under another name each time would have doubled", async () => {
    const tid = await paid();
    const { lines } = await rowOf(tid);
    const asked = {
      buyer: { kind: "member" },
      reach: { email: "a@sampan.test" },
      lines: lines.map(({ kind, amount }) => ({ name: kind, amount })),
      remark: "",
    } as const;
    await fault("lost_answer");
    await provider.issue({ ...asked, relate_number: `${tid}A` });
    await provider.issue({ ...asked, relate_number: `${tid}B` });
    expect(await numbered()).toHaveLength(2);
  });
});

test("numbers that have run out wait for finance, and are asked for again once", async () => {
  const tid = await journey.paid(await customer());
  await fault("no_numbers");
  await issueAll(needs);
  const finance = await staff("finance");
  const { datalist } = valueOf(await finance.call(listTroubledReceipts, {}));
  const [waiting] = datalist.filter((one) => one.tid === tid);
  expect(waiting).toMatchObject({ state: "refused", refusal: expect.stringContaining("字軌") });
  valueOf(await finance.call(askReceiptAgain, { key: waiting?.key ?? "" }));
  await issueAll(needs);
  expect((await rowOf(tid)).state).toBe("issued");
  expect(await numbered()).toHaveLength(1);
});
