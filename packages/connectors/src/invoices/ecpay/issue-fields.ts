import { proportion, sum } from "@sampan/domain/kernel/money";
import type { InvoiceBuyer } from "@sampan/domain/money/receipts/invoice-buyer";
import type { InvoiceToIssue } from "../invoice-provider.ts";
import { dollar_cents } from "../../payments/ecpay/ecpay-config.ts";

/** Prices include the tax, and every line is taxed. */
const taxed = "1";
const lines_max = 999;

/** Why these cannot be one invoice, for operators; undefined if they can. */
export function whyNoInvoice({ relate_number, lines }: InvoiceToIssue): string | undefined {
  if (!/^[A-Za-z0-9]{1,50}$/.test(relate_number)) {
    return "reference is not 1 to 50 letters and digits";
  }
  if (lines.length === 0 || lines.length > lines_max) return `${lines.length} lines`;
  if (lines.some(({ amount }) => amount <= 0)) return "a line is not above nothing";
  return undefined;
}

/** The fields of one invoice: its total is the sum of its lines, rounded half up once. */
export const issueFields = ({ relate_number, buyer, reach, lines, remark }: InvoiceToIssue) => ({
  RelateNumber: relate_number,
  ...reachFields(reach),
  ...buyerFields(buyer),
  TaxType: taxed,
  SalesAmount: wholeDollars(sum(lines.map(({ amount }) => amount))),
  InvType: "07",
  vat: "1",
  InvoiceRemark: remark.slice(0, 200),
  Items: lines.map(({ name, amount }, at) => ({
    ItemSeq: at + 1,
    ItemName: plainName(name),
    ItemCount: 1,
    ItemWord: "式",
    ItemPrice: amount / dollar_cents,
    ItemTaxType: taxed,
    ItemAmount: amount / dollar_cents,
  })),
});

export const reachFields = (reach: InvoiceToIssue["reach"]) => ({
  CustomerEmail: "email" in reach ? reach.email : "",
  CustomerPhone: "mobile" in reach ? reach.mobile.replaceAll(/\D/g, "") : "",
});

const unnamed = {
  CustomerIdentifier: "",
  CustomerName: "",
  CustomerAddr: "",
  Print: "0",
  Donation: "0",
  LoveCode: "",
  CarrierType: "",
  CarrierNum: "",
};

/** What excludes each other: who donates has no carrier, who has a tax number does not donate, who prints has neither. */
export function buyerFields(buyer: InvoiceBuyer): typeof unnamed {
  switch (buyer.kind) {
    case "donation":
      return { ...unnamed, Donation: "1", LoveCode: buyer.love_code };
    case "barcode":
      return { ...unnamed, CarrierType: "3", CarrierNum: buyer.barcode };
    case "company": {
      const company = {
        ...unnamed,
        CustomerIdentifier: buyer.tax_id,
        CustomerName: buyer.name,
      };
      // Without a barcode it lies with the provider, which prints it for a company that asks.
      return buyer.barcode === undefined
        ? { ...company, CarrierType: "1" }
        : { ...company, CarrierType: "3", CarrierNum: buyer.barcode };
    }
    case "member":
      return { ...unnamed, CarrierType: "1" };
  }
}

/** `|` parts lines of older calls, and what looks like markup is refused. */
export const plainName = (name: string): string =>
  Array.from(name.replaceAll(/[|<>&"'%#\p{C}]/gu, " ").trim())
    .slice(0, 100)
    .join("");

const wholeDollars = (cents: number): number =>
  proportion(cents, { numerator: 1, denominator: dollar_cents }, "half_up");
