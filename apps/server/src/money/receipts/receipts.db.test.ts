import { queryReceipts, readReceiptPdf } from "@sampan/contract/money/receipts";
import {
  askReceiptAgain,
  exportReceipts,
  listTroubledReceipts,
} from "@sampan/contract/money/staff-receipts";
import { chargedKinds } from "@sampan/domain/kernel/charge-kinds";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { serviceFeeOf } from "../../../../../tests/support/set-settings.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { fund, openJourney } from "../../../../../tests/support/test-journey.ts";
import {
  chargedOf,
  issueAll,
  receiptRows,
  switchReceiptsOn,
} from "../../../../../tests/support/test-receipts.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { refundCharges } from "../../trade/charges/refund-charges.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

beforeEach(() => switchReceiptsOn(needs, serviceFeeOf(1_000)));

const thai = () => customer({ region: "TH" });
const rowOf = async (tid: string) => {
  const row = (await receiptRows(db)).find((one) => one.tid === tid);
  if (!row) throw new Error(`${tid} has no receipt`);
  return row;
};

describe("a payment asks for its receipt", () => {
  test("with what its covered rows were charged, rounded once, and the difference beside it", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, { num: 3 });
    const row = await rowOf(tid);
    const charged = await chargedOf(db, tid, ["goods", "service_fee"]);
    expect(row).toMatchObject({
      kind: "tw_einvoice",
      state: "asked",
      currency: "TWD",
      charged,
      exact: charged,
      amount: Math.round(charged / 100) * 100,
      rounding: Math.round(charged / 100) * 100 - charged,
    });
    expect(row.lines.map(({ kind }) => kind)).toEqual(["goods", "service_fee"]);
    expect(row.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(row.exact);
  });

  test("reduced by red packet and points in proportion, to the cent", async () => {
    const ming = await customer();
    const tid = await journey.approved(ming, { num: 3 });
    await fund(db, ming, { amount: 10_000_000, now: clock.now() });
    await fund(db, ming, { kind: "bonus", amount: 777, now: clock.now() });
    await fund(db, ming, { kind: "points", amount: 100, now: clock.now() });
    const asked = { tids: [tid], currency: "TWD" as const };
    const { data } = valueOf(await ming.call(simulatePay, asked));
    const bonus = data.bonuses[0]?.acc_bonus_id;
    const exchange_rate = data.exchange_rate ?? "";
    const points = 33;
    const chosen = { ...asked, exchange_rate, points, ...(bonus ? { acc_bonus_id: bonus } : {}) };
    const paid = valueOf(await ming.call(payConfirm, chosen));
    const row = await rowOf(tid);
    const everything = await chargedOf(db, tid, chargedKinds);
    const reduced = everything - paid.data.paid;
    expect(reduced).toBeGreaterThan(0);
    // The covered rows bear their share of it, to a cent for each row.
    const share = row.charged - (row.charged * reduced) / everything;
    expect(Math.abs(row.exact - share)).toBeLessThanOrEqual(row.lines.length);
    expect(row.exact).toBeLessThan(row.charged);
  });

  test("for whichever rows are set, and for nothing where receipts are off", async () => {
    await switchReceiptsOn(needs, { receipt_rows: ["service_fee"], ...serviceFeeOf(1_000) });
    const ming = await customer();
    const tid = await journey.paid(ming);
    expect((await rowOf(tid)).lines.map(({ kind }) => kind)).toEqual(["service_fee"]);

    await switchReceiptsOn(needs, { receipts_issued: [] });
    const before = (await receiptRows(db)).length;
    await journey.paid(ming);
    expect(await receiptRows(db)).toHaveLength(before);
  });
});

describe("a receipt that we number", () => {
  test("is issued once, with the next number of the year, and read as a PDF in Thai by its owner only", async () => {
    const [somchai, malee] = [await thai(), await thai()];
    const tids = [await journey.paid(somchai), await journey.paid(somchai)];
    await issueAll(needs);
    await issueAll(needs);
    const { datalist, total } = valueOf(await somchai.call(queryReceipts, {}));
    expect(total).toBe(2);
    expect(datalist.map(({ tid }) => tid)).toEqual(tids.toReversed());
    expect(datalist[0]).toMatchObject({
      state: "issued",
      currency: "THB",
      has_pdf: true,
      allowed: 0,
    });
    // Some are issued at the same time: whichever was first, no number lies between the two.
    const places = datalist.map(({ number }) => Number(number.slice(7)));
    expect(datalist[0]?.number).toMatch(/^TX2026-\d{6}$/);
    expect(Math.max(...places) - Math.min(...places)).toBe(1);

    const key = datalist[0]?.key ?? "";
    const { data } = valueOf(await somchai.call(readReceiptPdf, { key }));
    expect(Buffer.from(data.pdf, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    expect(refusalOf(await malee.call(readReceiptPdf, { key }))).toBe("receipt_unknown");
  });

  test("waits while nobody said who issues it", async () => {
    await switchReceiptsOn(needs, { receipt_issuer: "" });
    const tid = await journey.paid(await thai());
    await issueAll(needs);
    expect(await rowOf(tid)).toMatchObject({ state: "asked", number: null });
  });

  test("waits for the hand-over where that is the moment", async () => {
    await switchReceiptsOn(needs, { receipt_moment: "hand_over" });
    const somchai = await thai();
    const tid = await journey.paid(somchai);
    await issueAll(needs);
    expect((await rowOf(tid)).state).toBe("asked");
    const { id } = await journey.orderOf(tid);
    await db
      .updateTable("orders")
      .set({ status: 7, completed_at: clock.now() })
      .where("id", "=", id)
      .execute();
    await issueAll(needs);
    expect((await rowOf(tid)).state).toBe("issued");
  });

  test("is kept as it was issued by the database itself", async () => {
    const tid = await journey.paid(await thai());
    await issueAll(needs);
    const change = db.updateTable("receipts").set({ amount: 1, exact: 1, rounding: 0 });
    await expect(change.where("tid", "=", tid).execute()).rejects.toThrow("was issued");
    const remove = db.deleteFrom("receipts").where("tid", "=", tid).execute();
    await expect(remove).rejects.toThrow("was issued");
  });

  test("is followed by a credit note when something comes back, never for more than it was", async () => {
    const somchai = await thai();
    const tid = await journey.paid(somchai, { num: 3 });
    await issueAll(needs);
    const { id } = await journey.orderOf(tid);
    const charges = await db
      .selectFrom("order_charges")
      .select(["id", "kind", "amount"])
      .where("order_id", "=", id)
      .where("amount", ">", 0)
      .execute();
    const goods = charges.find(({ kind }) => kind === "goods");
    if (!goods?.amount) throw new Error("no goods");
    await refundCharges(db, id, [{ charge: goods.id, amount: 1_000 }]);
    await issueAll(needs);
    expect((await rowOf(tid)).allowed).toBe(1_000);

    const rest = charges.map(({ id: charge, amount }) => ({
      charge,
      amount: (amount ?? 0) - (charge === goods.id ? 1_000 : 0),
    }));
    await refundCharges(db, id, rest);
    await issueAll(needs);
    const row = await rowOf(tid);
    expect(row.allowed).toBe(row.amount);
    const notes = await db
      .selectFrom("receipt_allowances")
      .select(["number", "amount", "state"])
      .where("receipt_id", "=", row.id)
      .orderBy("id")
      .execute();
    expect(notes.map(({ state }) => state)).toEqual(["issued", "issued"]);
    expect(notes[0]?.number).toMatch(/^CN2026-\d{6}$/);
    const { datalist } = valueOf(await somchai.call(queryReceipts, {}));
    expect(datalist[0]).toMatchObject({ allowed: row.amount });
  });

  test("stands in the month of its accountant with tax taken out, and its credit note below nothing", async () => {
    const tid = await journey.paid(await thai());
    await issueAll(needs);
    const { number, amount } = await rowOf(tid);
    const finance = await staff("finance");
    const month = { region: "TH", month: "2026-03" } as const;
    const { data } = valueOf(await finance.call(exportReceipts, month));
    expect(data.name).toBe("receipts-TH-2026-03.csv");
    const line = data.csv.split("\r\n").find((one) => one.startsWith(`"${number}"`));
    const [net = "", tax = "", total = ""] = line?.replaceAll('"', "").split(",").slice(6, 9) ?? [];
    expect(Math.round((Number(net) + Number(tax)) * 100)).toBe(amount);
    expect(Number(total) * 100).toBeCloseTo(amount, 6);
    expect(Number(tax)).toBeCloseTo((Number(total) * 7) / 107, 1);
    expect(data.csv).toContain(`"allowance","TX2026-`);
    expect(refusalOf(await (await staff("warehouse")).call(exportReceipts, month))).toBe(
      "right_missing",
    );
  });
});

test("what was refused waits for finance, who has it asked for again", async () => {
  const tid = await journey.paid(await customer());
  const finance = await staff("finance");
  await db
    .updateTable("receipts")
    .set({ state: "refused", refusal: "字軌號碼已用罄" })
    .where("tid", "=", tid)
    .execute();
  const { datalist } = valueOf(await finance.call(listTroubledReceipts, {}));
  const waiting = datalist.find((one) => one.tid === tid);
  expect(waiting).toMatchObject({
    state: "refused",
    reason: "series_ended",
    refusal: "字軌號碼已用罄",
  });
  const key = waiting?.key ?? "";
  valueOf(await finance.call(askReceiptAgain, { key }));
  expect((await rowOf(tid)).state).toBe("asked");
  expect(refusalOf(await finance.call(askReceiptAgain, { key }))).toBe("receipt_not_in_state");
  expect(refusalOf(await finance.call(askReceiptAgain, { key: "0".repeat(20) }))).toBe(
    "receipt_unknown",
  );
});
