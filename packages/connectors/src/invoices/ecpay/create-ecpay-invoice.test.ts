import { describe, expect, test } from "vitest";
import { openOutbound, testTime } from "../../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Reply } from "../../../../../tests/support/start-fake-source.ts";
import type { InvoiceToIssue } from "../invoice-provider.ts";
import { createEcpayInvoice } from "./create-ecpay-invoice.ts";
import { openData, sealData } from "./seal-data.ts";

/** The keys ECPay publishes for everybody's tests. */
const keys = { hashKey: "ejCk326UnaZWKisg", hashIv: "q9jcZX8Ib9LM8wYk" };
const merchantId = "2000132";

const invoice: InvoiceToIssue = {
  relate_number: "SP260621ABCDEF",
  buyer: { kind: "barcode", barcode: "/ABC+123" },
  reach: { email: "somebody@sampan.test" },
  lines: [
    { name: "碎花洋裝 ×2", amount: 123_450 },
    { name: "服務費", amount: 6_100 },
  ],
  remark: "代購",
};

const sealed = (content: object, change: object = {}): Reply => ({
  body: {
    MerchantID: merchantId,
    TransCode: 1,
    TransMsg: "Success",
    Data: sealData(keys, content),
    ...change,
  },
});

async function openInvoices(reply: Reply) {
  const { baseUrl, received } = await startFakeSource(() => reply);
  const provider = createEcpayInvoice(
    { ...keys, baseUrl, merchantId, now: () => testTime },
    openOutbound(),
  );
  const sent = () => {
    const body = JSON.parse(received[0]?.body ?? "");
    return { ...body, Data: JSON.parse(openData(keys, body.Data) ?? "") };
  };
  return { provider, received, sent };
}

describe("issuing an invoice", () => {
  const issued = {
    RtnCode: 1,
    RtnMsg: "開立發票成功",
    InvoiceNo: "AB12345678",
    InvoiceDate: "2026-06-21 09:30:00",
    RandomNumber: "0042",
  };

  test("sends whole dollars rounded once, the barcode and the remark, and reads number, time and proof", async () => {
    const { provider, received, sent } = await openInvoices(sealed(issued));
    expect(await provider.issue(invoice)).toEqual({
      ok: true,
      value: {
        kind: "issued",
        invoice: {
          invoice_no: "AB12345678",
          issued_at: new Date("2026-06-21T01:30:00Z"),
          random_number: "0042",
        },
      },
    });
    expect(received[0]?.path).toBe("/B2CInvoice/Issue");
    expect(sent()).toMatchObject({
      MerchantID: merchantId,
      RqHeader: { Timestamp: testTime.getTime() / 1000, Revision: "3.0.0" },
      Data: {
        MerchantID: merchantId,
        RelateNumber: invoice.relate_number,
        CustomerEmail: "somebody@sampan.test",
        Print: "0",
        Donation: "0",
        LoveCode: "",
        CarrierType: "3",
        CarrierNum: "/ABC+123",
        CustomerIdentifier: "",
        TaxType: "1",
        // 1,234.50 and 61.00 are 1,295.50: half a dollar goes up, once.
        SalesAmount: 1296,
        InvType: "07",
        vat: "1",
        InvoiceRemark: "代購",
        Items: [
          { ItemSeq: 1, ItemName: "碎花洋裝 ×2", ItemCount: 1, ItemAmount: 1234.5 },
          { ItemSeq: 2, ItemName: "服務費", ItemCount: 1, ItemAmount: 61 },
        ],
      },
    });
  });

  test.each([
    [
      { kind: "donation", love_code: "919" },
      { Donation: "1", LoveCode: "919", CarrierType: "" },
    ],
    [{ kind: "member" }, { Donation: "0", CarrierType: "1", CarrierNum: "" }],
    [
      { kind: "company", tax_id: "04595257", name: "三板" },
      { CustomerIdentifier: "04595257", CustomerName: "三板", Donation: "0", CarrierType: "1" },
    ],
    [
      { kind: "company", tax_id: "04595257", name: "三板", barcode: "/ABC1234" },
      { CustomerIdentifier: "04595257", CarrierType: "3", CarrierNum: "/ABC1234" },
    ],
  ] as const)("for %j leaves out what it excludes", async (buyer, fields) => {
    const { provider, sent } = await openInvoices(sealed(issued));
    await provider.issue({ ...invoice, buyer });
    expect(sent().Data).toMatchObject({ Print: "0", ...fields });
  });

  test("that was issued before says that its reference is taken", async () => {
    const { provider } = await openInvoices(sealed({ RtnCode: 10000009, RtnMsg: "自訂編號重覆" }));
    expect(await provider.issue(invoice)).toEqual({ ok: true, value: { kind: "taken" } });
  });

  test("that is refused says why in the provider's words", async () => {
    const { provider } = await openInvoices(sealed({ RtnCode: 10000002, RtnMsg: "缺少欄位" }));
    expect(await provider.issue(invoice)).toEqual({
      ok: true,
      value: { kind: "refused", code: "10000002", words: "缺少欄位" },
    });
  });

  test("is never asked for twice by itself", async () => {
    const { provider, received } = await openInvoices({ status: 500, body: "" });
    expect(await provider.issue(invoice)).toMatchObject({ error: { code: "unavailable" } });
    expect(received).toHaveLength(1);
  });

  test.each([
    ["a reference with signs", { relate_number: "SP-1" }],
    ["a reference that is too long", { relate_number: "S".repeat(51) }],
    ["no lines", { lines: [] }],
    ["a line of nothing", { lines: [{ name: "空", amount: 0 }] }],
  ])("refuses %s before anything is sent", async (_, change) => {
    const { provider, received } = await openInvoices(sealed(issued));
    expect(await provider.issue({ ...invoice, ...change })).toMatchObject({
      error: { code: "rejected" },
    });
    expect(received).toHaveLength(0);
  });

  test.each<[string, Reply, string]>([
    [
      "an envelope that was not taken",
      sealed({}, { TransCode: 0, TransMsg: "decrypt" }),
      "disabled",
    ],
    [
      "an answer that other keys sealed",
      sealed({}, { Data: sealData({ ...keys, hashKey: "another-key-4168" }, issued) }),
      "unavailable",
    ],
    ["a number that is none", sealed({ ...issued, InvoiceNo: "12345678" }), "transient"],
    ["a web page", { body: "<h1>maintenance</h1>" }, "unavailable"],
  ])("does not believe %s", async (_, reply, code) => {
    const { provider } = await openInvoices(reply);
    expect(await provider.issue(invoice)).toMatchObject({ ok: false, error: { code } });
  });
});

describe("looking an invoice up", () => {
  const found = {
    RtnCode: 1,
    RtnMsg: "查詢成功",
    IIS_Number: "AB12345678",
    IIS_Relate_Number: invoice.relate_number,
    IIS_Create_Date: "2026/06/21 09:30:00",
    IIS_Random_Number: "0042",
    IIS_Sales_Amount: 1296,
    IIS_Invalid_Status: "0",
    IIS_Remain_Allowance_Amt: 1000,
  };

  test("by our reference tells its number and what is left of it, in cents", async () => {
    const { provider, sent } = await openInvoices(sealed(found));
    expect(await provider.find(invoice.relate_number)).toEqual({
      ok: true,
      value: {
        relate_number: invoice.relate_number,
        invoice_no: "AB12345678",
        issued_at: new Date("2026-06-21T01:30:00Z"),
        random_number: "0042",
        amount: 129_600,
        is_void: false,
        allowable: 100_000,
      },
    });
    expect(sent().Data).toEqual({ MerchantID: merchantId, RelateNumber: invoice.relate_number });
  });

  test("that was never issued is not found", async () => {
    const { provider } = await openInvoices(sealed({ RtnCode: 7, RtnMsg: "查無資料" }));
    expect(await provider.find("SP1")).toMatchObject({ error: { code: "not_found" } });
  });

  test("does not take another's for it", async () => {
    const { provider } = await openInvoices(sealed(found));
    expect(await provider.find("SP1")).toMatchObject({ error: { code: "unavailable" } });
  });
});

describe("what follows an invoice", () => {
  const named = { invoice_no: "AB12345678", issued_at: new Date("2026-06-20T17:00:00Z") };

  test("an allowance tells its number and what is left, and names the day in Taipei", async () => {
    const { provider, sent } = await openInvoices(
      sealed({
        RtnCode: 1,
        RtnMsg: "",
        IA_Allow_No: "2026062109300001",
        IA_Invoice_No: "AB12345678",
        IIS_Remain_Allowance_Amt: 296,
      }),
    );
    const reach = { mobile: "+886 912345678" };
    const allowance = { ...named, amount: 100_000, line_name: "退款", reach };
    expect(await provider.grantAllowance(allowance)).toEqual({
      ok: true,
      value: { kind: "granted", allowance_no: "2026062109300001", allowable: 29_600 },
    });
    expect(sent().Data).toMatchObject({
      InvoiceNo: "AB12345678",
      InvoiceDate: "2026-06-21",
      AllowanceNotify: "S",
      NotifyPhone: "886912345678",
      AllowanceAmount: 1000,
      Items: [{ ItemSeq: 1, ItemName: "退款", ItemAmount: 1000 }],
    });
  });

  test.each([0, -100, 150])("refuses an allowance of %i cents", async (amount) => {
    const { provider, received } = await openInvoices(sealed({}));
    const reach = { email: "a@sampan.test" };
    expect(
      await provider.grantAllowance({ ...named, amount, line_name: "退款", reach }),
    ).toMatchObject({ error: { code: "rejected" } });
    expect(received).toHaveLength(0);
  });

  test("is made void with a reason, or the provider says why not", async () => {
    const done = await openInvoices(sealed({ RtnCode: 1, RtnMsg: "作廢成功" }));
    const why = { ...named, reason: "客戶取消訂單" };
    expect(await done.provider.makeVoid(why)).toEqual({ ok: true, value: { kind: "void" } });
    expect(done.sent().Data).toMatchObject({ InvoiceNo: "AB12345678", Reason: "客戶取消訂單" });

    const late = await openInvoices(sealed({ RtnCode: 5070351, RtnMsg: "已逾作廢期限" }));
    expect(await late.provider.makeVoid(why)).toEqual({
      ok: true,
      value: { kind: "refused", code: "5070351", words: "已逾作廢期限" },
    });
  });
});

describe("what a customer writes", () => {
  test("is asked of the ministry's register", async () => {
    const known = await openInvoices(sealed({ RtnCode: 1, RtnMsg: "", IsExist: "Y" }));
    expect(await known.provider.isBarcode("/1234567")).toEqual({ ok: true, value: true });
    expect(known.sent().Data).toEqual({ MerchantID: merchantId, BarCode: "/1234567" });

    const unknown = await openInvoices(sealed({ RtnCode: 1, RtnMsg: "", IsExist: "N" }));
    expect(await unknown.provider.isLoveCode("919")).toEqual({ ok: true, value: false });
    expect(unknown.sent().Data).toEqual({ MerchantID: merchantId, LoveCode: "919" });
  });

  test("is neither right nor wrong while the register sleeps", async () => {
    const { provider } = await openInvoices(sealed({ RtnCode: 9000001, RtnMsg: "系統維護中" }));
    expect(await provider.isBarcode("/1234567")).toMatchObject({ error: { code: "transient" } });
  });
});
