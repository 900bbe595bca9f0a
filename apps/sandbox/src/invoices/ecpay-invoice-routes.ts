import type { FastifyInstance } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import type { World } from "../world.ts";
import { checkIssue } from "./check-issue.ts";
import { openQuestion, sealAnswer } from "./invoice-cipher.ts";
import { leftOf, taipei, voidUntil } from "./invoices.ts";

type Fields = Readonly<Record<string, unknown>>;
type Answer = { readonly RtnCode: number; readonly RtnMsg: string } & Fields;

const TIMESTAMP_S = 600;

const DUPLICATE = 10000009;
/** The codes of these are not public: what matters to anybody is that they are not 1. */
const UNKNOWN = 10000016;
const NO_NUMBERS = 10000017;
const NOT_NOW = 10000018;

/** ECPay's invoices for consumers: sealed questions, sealed answers. */
export async function ecpayInvoiceRoutes(app: FastifyInstance, world: World): Promise<void> {
  const { ecpayInvoice: secret } = world.credentials;
  mountFaults(app, world.faults, "ecpay_invoice", {
    throttle: { status: 403, body: "" },
    no_numbers: () => world.invoices.emptyPool(),
  });

  const calls: Readonly<Record<string, (world: World, fields: Fields) => Answer>> = {
    Issue: issue,
    Invalid: makeVoid,
    Allowance: allow,
    GetIssue: getIssue,
    CheckBarcode: checkBarcode,
    CheckLoveCode: checkLoveCode,
  };

  app.post<{ Params: { call: string }; Body: Fields | undefined }>(
    "/ecpay-invoice/B2CInvoice/:call",
    async (request, reply) => {
      const call = calls[request.params.call];
      if (!call) return reply.code(404).send("<h1>404</h1>");
      const { MerchantID, RqHeader, Data } = request.body ?? {};
      const refused = (TransMsg: string) => ({ MerchantID, TransCode: 0, TransMsg, Data: "" });
      if (MerchantID !== secret.merchantId) return refused("MerchantID Error");
      const sent_s = Number((RqHeader as Fields | undefined)?.["Timestamp"]);
      const age_s = Math.abs(world.now().getTime() / 1000 - sent_s);
      if (!(age_s <= TIMESTAMP_S)) return refused("Timestamp Error");
      const question = openQuestion(secret, Data);
      if (!question) return refused("Decrypt Error");
      const answer =
        question["MerchantID"] === secret.merchantId
          ? call(world, question)
          : { RtnCode: UNKNOWN, RtnMsg: "特店編號錯誤" };
      return {
        MerchantID,
        RpHeader: { Timestamp: Math.floor(world.now().getTime() / 1000) },
        TransCode: 1,
        TransMsg: "Success",
        Data: sealAnswer(secret, answer),
      };
    },
  );
}

function issue(world: World, fields: Fields): Answer {
  const problem = checkIssue(fields);
  if (problem) return problem;
  const relateNumber = String(fields["RelateNumber"]);
  if (world.invoices.findByRelateNumber(relateNumber)) {
    return { RtnCode: DUPLICATE, RtnMsg: "自訂編號重覆" };
  }
  if (world.invoices.takeEmptyPool()) return { RtnCode: NO_NUMBERS, RtnMsg: "字軌號碼已用罄" };
  const invoice = world.invoices.issue({
    relateNumber,
    amount: Number(fields["SalesAmount"]),
    isDonated: fields["Donation"] === "1",
    carrier: String(fields["CarrierNum"] ?? ""),
  });
  return {
    RtnCode: 1,
    RtnMsg: "開立發票成功",
    InvoiceNo: invoice.number,
    InvoiceDate: taipei(invoice.issuedAt),
    RandomNumber: invoice.randomNumber,
  };
}

/** By its reference alone, or by number and day. */
function getIssue(world: World, fields: Fields): Answer {
  const relateNumber = String(fields["RelateNumber"] ?? "");
  const invoice =
    relateNumber === "" ? named(world, fields) : world.invoices.findByRelateNumber(relateNumber);
  if (!invoice) return { RtnCode: UNKNOWN, RtnMsg: "查無發票" };
  return {
    RtnCode: 1,
    RtnMsg: "查詢成功",
    IIS_Number: invoice.number,
    IIS_Relate_Number: invoice.relateNumber,
    IIS_Create_Date: taipei(invoice.issuedAt),
    IIS_Random_Number: invoice.randomNumber,
    IIS_Sales_Amount: invoice.amount,
    IIS_Carrier_Num: invoice.carrier,
    IIS_Issue_Status: "1",
    IIS_Invalid_Status: invoice.isVoid ? "1" : "0",
    IIS_Remain_Allowance_Amt: leftOf(invoice),
  };
}

function makeVoid(world: World, fields: Fields): Answer {
  const invoice = named(world, fields);
  if (!invoice) return { RtnCode: UNKNOWN, RtnMsg: "查無發票" };
  const reason = String(fields["Reason"] ?? "");
  if (reason === "" || reason.length > 20) return { RtnCode: NOT_NOW, RtnMsg: "作廢原因錯誤" };
  if (invoice.isVoid) return { RtnCode: NOT_NOW, RtnMsg: "發票已作廢" };
  if (invoice.isDonated) return { RtnCode: NOT_NOW, RtnMsg: "已捐贈之發票不可作廢" };
  if (invoice.allowances.length > 0) return { RtnCode: NOT_NOW, RtnMsg: "請先作廢折讓" };
  if (world.now() >= voidUntil(invoice.issuedAt))
    return { RtnCode: NOT_NOW, RtnMsg: "已逾作廢期限" };
  world.invoices.makeVoid(invoice);
  return { RtnCode: 1, RtnMsg: "作廢發票成功", InvoiceNo: invoice.number };
}

function allow(world: World, fields: Fields): Answer {
  const invoice = named(world, fields);
  if (!invoice) return { RtnCode: UNKNOWN, RtnMsg: "查無發票" };
  const amount = fields["AllowanceAmount"];
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount <= 0) {
    return { RtnCode: NOT_NOW, RtnMsg: "折讓金額錯誤" };
  }
  if (invoice.isVoid) return { RtnCode: NOT_NOW, RtnMsg: "發票已作廢" };
  if (amount > leftOf(invoice)) return { RtnCode: NOT_NOW, RtnMsg: "折讓金額大於剩餘金額" };
  const allowed = world.invoices.allow(invoice, amount);
  return {
    RtnCode: 1,
    RtnMsg: "開立折讓成功",
    IA_Allow_No: allowed.allowanceNumber,
    IA_Invoice_No: invoice.number,
    IA_Date: taipei(world.now()),
    IIS_Remain_Allowance_Amt: leftOf(allowed.invoice),
  };
}

/** The invoice of a number, if it was issued on the day that was named with it. */
function named(world: World, fields: Fields) {
  const invoice = world.invoices.find(String(fields["InvoiceNo"]));
  const day = String(fields["InvoiceDate"]).replaceAll("/", "-").slice(0, 10);
  return invoice && taipei(invoice.issuedAt).startsWith(day) && day !== "" ? invoice : undefined;
}

/** Every barcode of the right form is somebody's here, but this one, and every donation code but 000. */
function checkBarcode(_: World, fields: Fields): Answer {
  const barcode = String(fields["BarCode"]);
  const isKnown = /^\/[0-9A-Z+\-.]{7}$/.test(barcode) && barcode !== "/0000000";
  return { RtnCode: 1, RtnMsg: "執行成功", IsExist: isKnown ? "Y" : "N" };
}

function checkLoveCode(_: World, fields: Fields): Answer {
  const code = String(fields["LoveCode"]);
  const isKnown = /^\d{3,7}$/.test(code) && code !== "000";
  return { RtnCode: 1, RtnMsg: "執行成功", IsExist: isKnown ? "Y" : "N" };
}
