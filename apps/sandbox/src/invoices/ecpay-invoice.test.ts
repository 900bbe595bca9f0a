import { describe, expect, test } from "vitest";
import { sandboxCredentials } from "../credentials.ts";
import type { Sandbox } from "../start-sandbox.ts";
import { control, openSandbox, testTime } from "../testing/open-sandbox.ts";
import { openQuestion, sealAnswer } from "./invoice-cipher.ts";
import { voidUntil } from "./invoices.ts";

const { ecpayInvoice } = sandboxCredentials;
const { merchantId } = ecpayInvoice;

const asked = {
  RelateNumber: "SP1",
  CustomerEmail: "a@sampan.test",
  CustomerPhone: "",
  CustomerIdentifier: "",
  CustomerName: "",
  CustomerAddr: "",
  Print: "0",
  Donation: "0",
  LoveCode: "",
  CarrierType: "3",
  CarrierNum: "/ABC1234",
  TaxType: "1",
  SalesAmount: 1296,
  InvType: "07",
  vat: "1",
  Items: [
    {
      ItemSeq: 1,
      ItemName: "洋裝",
      ItemCount: 1,
      ItemWord: "式",
      ItemPrice: 1234.5,
      ItemAmount: 1234.5,
    },
    { ItemSeq: 2, ItemName: "服務費", ItemCount: 1, ItemWord: "式", ItemPrice: 61, ItemAmount: 61 },
  ],
};

async function post(sandbox: Sandbox, call: string, fields: object, change: object = {}) {
  const answer = await fetch(`${sandbox.url}/ecpay-invoice/B2CInvoice/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      MerchantID: merchantId,
      RqHeader: { Timestamp: testTime.getTime() / 1000, Revision: "3.0.0" },
      Data: sealAnswer(ecpayInvoice, { MerchantID: merchantId, ...fields }),
      ...change,
    }),
  });
  return answer.json() as Promise<Record<string, unknown>>;
}

async function ask(sandbox: Sandbox, call: string, fields: object) {
  const envelope = await post(sandbox, call, fields);
  expect(envelope["TransCode"]).toBe(1);
  return openQuestion(ecpayInvoice, envelope["Data"]) as Record<string, unknown>;
}

const named = { InvoiceNo: "AA19484551", InvoiceDate: "2026-06-21" };
const allowance = (AllowanceAmount: number) => ({
  ...named,
  AllowanceNotify: "N",
  AllowanceAmount,
});

test("the cipher seals the example that ECPay publishes", () => {
  expect(sealAnswer(ecpayInvoice, { MerchantID: "2000132", BarCode: "/1234567" })).toBe(
    "XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTW3DVa6yI7vKmjBRp2eulDhXoru/qBqFDBH3fEqlkMn3bbJfJBfGAq+v+SvttutYnc=",
  );
  const signs = { Name: "test!*'()~value" };
  expect(sealAnswer(ecpayInvoice, signs)).toBe(
    "uvI4yrErM37XNQkXGAgRgBuDOiJoVs72Xn/rum9Ejl1DSna4HyLSoY7764PmhTR7JXb9jJWLSjCGcZEDeFiABg==",
  );
  const words = { words: "發票 100% +1 𠮷" };
  expect(openQuestion(ecpayInvoice, sealAnswer(ecpayInvoice, words))).toEqual(words);
});

test("one reference has one invoice, however often it is asked for", async () => {
  const sandbox = await openSandbox();
  expect(await ask(sandbox, "Issue", asked)).toMatchObject({
    RtnCode: 1,
    InvoiceNo: "AA19484551",
    InvoiceDate: "2026-06-21 09:30:00",
  });
  expect(await ask(sandbox, "Issue", asked)).toMatchObject({ RtnCode: 10000009 });
  expect(await ask(sandbox, "Issue", { ...asked, RelateNumber: "SP2" })).toMatchObject({
    InvoiceNo: "AA19484552",
  });
  expect(await ask(sandbox, "GetIssue", { RelateNumber: "SP1" })).toMatchObject({
    RtnCode: 1,
    IIS_Number: "AA19484551",
    IIS_Sales_Amount: 1296,
    IIS_Remain_Allowance_Amt: 1296,
  });
  expect(await ask(sandbox, "GetIssue", { RelateNumber: "SP3" })).not.toMatchObject({ RtnCode: 1 });
});

test.each<[string, object]>([
  ["a total that is not the rounded sum of its lines", { SalesAmount: 1295 }],
  ["a carrier beside a donation", { Donation: "1", LoveCode: "919" }],
  [
    "a donation of a company",
    {
      Donation: "1",
      LoveCode: "919",
      CarrierType: "",
      CarrierNum: "",
      CustomerIdentifier: "04595257",
    },
  ],
  [
    "a company without print or carrier",
    { CustomerIdentifier: "04595257", CarrierType: "", CarrierNum: "" },
  ],
  ["print without an address", { Print: "1", CarrierType: "", CarrierNum: "" }],
  ["print beside a carrier", { Print: "1", CustomerName: "三板", CustomerAddr: "臺北" }],
  ["a barcode of another form", { CarrierNum: "ABC12345" }],
  ["a number for the provider's own carrier", { CarrierType: "1" }],
  ["nobody to tell", { CustomerEmail: "" }],
  ["no reference", { RelateNumber: "" }],
  ["no lines", { Items: [] }],
  [
    "a line that does not add up",
    { Items: [{ ItemName: "洋裝", ItemCount: 2, ItemPrice: 1, ItemAmount: 1296 }] },
  ],
])("refuses %s, and gives no number away", async (_, change) => {
  const sandbox = await openSandbox();
  const answer = await ask(sandbox, "Issue", { ...asked, ...change });
  expect(answer["RtnCode"]).not.toBe(1);
  expect(answer["InvoiceNo"]).toBeUndefined();
  expect(await ask(sandbox, "Issue", asked)).toMatchObject({ InvoiceNo: "AA19484551" });
});

test("takes no envelope of another merchant, clock or key", async () => {
  const sandbox = await openSandbox();
  const late = { RqHeader: { Timestamp: testTime.getTime() / 1000 - 3600 } };
  const foreign = { Data: sealAnswer({ ...ecpayInvoice, hashKey: "another-key-4168" }, asked) };
  for (const change of [{ MerchantID: "3002607" }, late, foreign]) {
    expect(await post(sandbox, "Issue", asked, change)).toMatchObject({ TransCode: 0 });
  }
});

describe("after an invoice", () => {
  test("allowances never take off more than it was", async () => {
    const sandbox = await openSandbox();
    await ask(sandbox, "Issue", asked);
    expect(await ask(sandbox, "Allowance", allowance(1000))).toMatchObject({
      RtnCode: 1,
      IIS_Remain_Allowance_Amt: 296,
    });
    expect(await ask(sandbox, "Allowance", allowance(297))).not.toMatchObject({ RtnCode: 1 });
    expect(await ask(sandbox, "Allowance", allowance(296))).toMatchObject({
      IIS_Remain_Allowance_Amt: 0,
    });
  });

  test("it is void once, not after an allowance, and not after it was donated", async () => {
    const sandbox = await openSandbox();
    const why = { ...named, Reason: "取消" };
    await ask(sandbox, "Issue", asked);
    expect(await ask(sandbox, "Invalid", { ...why, InvoiceDate: "2026-06-20" })).not.toMatchObject({
      RtnCode: 1,
    });
    expect(await ask(sandbox, "Invalid", why)).toMatchObject({ RtnCode: 1 });
    expect(await ask(sandbox, "Invalid", why)).not.toMatchObject({ RtnCode: 1 });
    expect(await ask(sandbox, "Allowance", allowance(1))).not.toMatchObject({ RtnCode: 1 });

    await ask(sandbox, "Issue", { ...asked, RelateNumber: "SP2" });
    const second = { ...named, InvoiceNo: "AA19484552" };
    await ask(sandbox, "Allowance", { ...allowance(1), ...second });
    expect(await ask(sandbox, "Invalid", { ...why, ...second })).not.toMatchObject({ RtnCode: 1 });

    const donated = {
      RelateNumber: "SP3",
      Donation: "1",
      LoveCode: "919",
      CarrierType: "",
      CarrierNum: "",
    };
    await ask(sandbox, "Issue", { ...asked, ...donated });
    const third = { ...why, InvoiceNo: "AA19484553" };
    expect(await ask(sandbox, "Invalid", third)).not.toMatchObject({ RtnCode: 1 });
  });

  test.each([
    ["2026-01-01T00:00:00+08:00", "2026-03-14T00:00:00+08:00"],
    ["2026-02-28T23:59:59+08:00", "2026-03-14T00:00:00+08:00"],
    ["2026-11-30T00:00:00+08:00", "2027-01-14T00:00:00+08:00"],
    ["2026-12-31T23:59:59+08:00", "2027-01-14T00:00:00+08:00"],
  ])("one of %s can be void until the 13th of the odd month after it", (issued, until) => {
    expect(voidUntil(new Date(issued))).toEqual(new Date(until));
  });
});

test("barcodes and donation codes are known or not", async () => {
  const sandbox = await openSandbox();
  expect(await ask(sandbox, "CheckBarcode", { BarCode: "/ABC1234" })).toMatchObject({
    IsExist: "Y",
  });
  expect(await ask(sandbox, "CheckBarcode", { BarCode: "/0000000" })).toMatchObject({
    IsExist: "N",
  });
  expect(await ask(sandbox, "CheckLoveCode", { LoveCode: "919" })).toMatchObject({ IsExist: "Y" });
  expect(await ask(sandbox, "CheckLoveCode", { LoveCode: "000" })).toMatchObject({ IsExist: "N" });
});

test("an answer can be lost after the invoice was issued, and numbers can run out", async () => {
  const sandbox = await openSandbox();
  await control(sandbox, "faults", { upstream: "ecpay_invoice", kind: "lost_answer" });
  await expect(ask(sandbox, "Issue", asked)).rejects.toThrow("fetch failed");
  expect(await ask(sandbox, "GetIssue", { RelateNumber: "SP1" })).toMatchObject({ RtnCode: 1 });

  await control(sandbox, "faults", { upstream: "ecpay_invoice", kind: "no_numbers" });
  const next = { ...asked, RelateNumber: "SP2" };
  expect(await ask(sandbox, "Issue", next)).not.toMatchObject({ RtnCode: 1 });
  expect(await ask(sandbox, "Issue", next)).toMatchObject({ InvoiceNo: "AA19484552" });

  const told = await (await fetch(`${sandbox.url}/_control`)).json();
  expect(told).toMatchObject({
    invoices: [{ relateNumber: "SP1" }, { relateNumber: "SP2", carrier: "/ABC1234" }],
  });
});
