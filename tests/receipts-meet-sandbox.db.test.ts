import { createEcpayInvoice } from "@sampan/connectors/invoices/ecpay/create-ecpay-invoice";
import type { InvoiceProvider } from "@sampan/connectors/invoices/invoice-provider";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import { queryReceipts, saveInvoiceDetails } from "@sampan/contract/money/receipts";
import { askReceiptAgain, listTroubledReceipts } from "@sampan/contract/money/staff-receipts";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refundCharges } from "../apps/server/src/trade/charges/refund-charges.ts";
import { openSandbox, type OpenSandbox } from "./support/open-sandbox.ts";
import { serviceFeeOf } from "./support/set-settings.ts";
import { openTestApp } from "./support/test-app.ts";
import { insertRates, insertTariff } from "./support/test-goods.ts";
import { openJourney } from "./support/test-journey.ts";
import { issueAll, receiptRows, switchReceiptsOn } from "./support/test-receipts.ts";
import { refusalOf, valueOf } from "./support/value-of.ts";

const outbound = createOutbound({ now: () => new Date(), retryDelay_ms: 1 });
let sandbox: OpenSandbox;
let provider: InvoiceProvider;

/** The server knows no provider until the sandbox listens. */
const invoices: InvoiceProvider = {
  kind: "ecpay",
  issue: (invoice) => provider.issue(invoice),
  find: (relate_number) => provider.find(relate_number),
  makeVoid: (named) => provider.makeVoid(named),
  grantAllowance: (allowance) => provider.grantAllowance(allowance),
  isBarcode: (barcode) => provider.isBarcode(barcode),
  isLoveCode: (love_code) => provider.isLoveCode(love_code),
};

const world = await openTestApp({ invoices });
const { customer, staff, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  sandbox = await openSandbox();
  const now = () => new Date();
  const baseUrl = `${sandbox.url}/ecpay-invoice`;
  provider = createEcpayInvoice({ baseUrl, ...known.ecpayInvoice, now }, outbound);
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

beforeEach(() => switchReceiptsOn(needs, serviceFeeOf(1_000)));

afterEach(async () => {
  await sandbox.control("reset");
  // What the sandbox forgot is nobody's business in the next test.
  await db.deleteFrom("receipt_allowances").execute();
  await db.updateTable("receipts").set({ is_refunded: false }).execute();
  await db.deleteFrom("receipts").where("number", "is", null).execute();
});

afterAll(async () => {
  await outbound.close();
  await sandbox.close();
});

interface Numbered {
  readonly number: string;
  readonly relateNumber: string;
  readonly amount: number;
  readonly carrier: string;
  readonly allowances: readonly { readonly amount: number }[];
}

/** What the office itself says it numbered. */
async function numbered(): Promise<readonly Numbered[]> {
  const answer = await fetch(`${sandbox.url}/_control`);
  return ((await answer.json()) as { invoices: readonly Numbered[] }).invoices;
}

const fault = (kind: string, times = 1) =>
  sandbox.control("faults", { upstream: "ecpay_invoice", kind, times });

const rowOf = async (tid: string) => {
  const row = (await receiptRows(db)).find((one) => one.tid === tid);
  if (!row) throw new Error(`${tid} has no receipt`);
  return row;
};

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

describe("what is paid back", () => {
  async function issued() {
    const tid = await journey.paid(await customer(), { num: 4 });
    await issueAll(needs);
    const { id } = await journey.orderOf(tid);
    const charges = await db
      .selectFrom("order_charges")
      .select(["id", "amount"])
      .where("order_id", "=", id)
      .where("kind", "in", ["goods", "service_fee"])
      .execute();
    const give = (share: number) =>
      refundCharges(
        db,
        id,
        charges.map(({ id: charge, amount }) => ({
          charge,
          amount: Math.floor((amount ?? 0) * share),
        })),
      );
    return { tid, give };
  }
  const takenOff = async () =>
    (await numbered()).map(({ allowances }) => allowances.map(({ amount }) => amount));

  test("is taken off its invoice once, though the answer was lost", async () => {
    const { tid, give } = await issued();
    const { amount } = await rowOf(tid);
    await give(0.5);
    await fault("lost_answer");
    await issueAll(needs);
    clock.pass({ minutes: 3 });
    await issueAll(needs);
    await issueAll(needs);
    const [[half = 0] = []] = await takenOff();
    expect(await takenOff()).toEqual([[half]]);
    expect(Math.abs(half - amount / 200)).toBeLessThanOrEqual(1);
    expect((await rowOf(tid)).allowed).toBe(half * 100);

    await give(0.5);
    await issueAll(needs);
    const sums = (await takenOff()).map((all) => all.reduce((sum, one) => sum + one, 0));
    expect(sums[0]).toBeLessThanOrEqual(amount / 100);
    expect((await rowOf(tid)).allowed).toBeLessThanOrEqual(amount);
  });

  test("is taken off once by eight rounds at once, and freight that comes back takes nothing off", async () => {
    const { tid, give } = await issued();
    await give(0.25);
    await Promise.all(Array.from({ length: 8 }, () => issueAll(needs)));
    await issueAll(needs);
    expect((await takenOff())[0]).toHaveLength(1);
    const before = await rowOf(tid);
    const { id } = await journey.orderOf(tid);
    const freight = await db
      .selectFrom("order_charges")
      .select(["id", "amount"])
      .where("order_id", "=", id)
      .where("kind", "=", "mainland_freight")
      .executeTakeFirstOrThrow();
    await refundCharges(db, id, [{ charge: freight.id, amount: freight.amount ?? 0 }]);
    await issueAll(needs);
    expect((await rowOf(tid)).allowed).toBe(before.allowed);
    expect((await takenOff())[0]).toHaveLength(1);
  });
});
