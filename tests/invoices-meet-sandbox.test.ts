import { createEcpayInvoice } from "@sampan/connectors/invoices/ecpay/create-ecpay-invoice";
import type { InvoiceToIssue } from "@sampan/connectors/invoices/invoice-provider";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openSandbox, type OpenSandbox } from "./support/open-sandbox.ts";
import { valueOf } from "./support/value-of.ts";

const now = () => new Date();
const outbound = createOutbound({ now, retryDelay_ms: 1 });

let sandbox: OpenSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});

afterEach(() => sandbox.control("reset"));

afterAll(async () => {
  await outbound.close();
  await sandbox.close();
});

const open = (keys = known.ecpayInvoice) =>
  createEcpayInvoice({ baseUrl: `${sandbox.url}/ecpay-invoice`, ...keys, now }, outbound);

const invoice: InvoiceToIssue = {
  relate_number: "SP260621ABCDEF",
  buyer: { kind: "barcode", barcode: "/ABC+123" },
  reach: { email: "somebody@sampan.test" },
  lines: [
    { name: "碎花洋裝 ×2 (紅) 100%", amount: 123_450 },
    { name: "服務費", amount: 33 },
  ],
  remark: "代購",
};

test.each([
  { kind: "member" },
  { kind: "barcode", barcode: "/ABC+123" },
  { kind: "donation", love_code: "919" },
  { kind: "company", tax_id: "04595257", name: "三板" },
  { kind: "company", tax_id: "04595257", name: "三板", barcode: "/ABC1234" },
] as const)("an invoice for %j is issued once, and found by our reference", async (buyer) => {
  const provider = open();
  const issued = valueOf(await provider.issue({ ...invoice, buyer }));
  if (issued.kind !== "issued") throw new Error("was not issued");
  expect(valueOf(await provider.issue({ ...invoice, buyer }))).toEqual({ kind: "taken" });
  expect(valueOf(await provider.find(invoice.relate_number))).toEqual({
    ...issued.invoice,
    relate_number: invoice.relate_number,
    amount: 123_500,
    is_void: false,
    allowable: 123_500,
  });
  expect(await provider.find("SP1")).toMatchObject({ error: { code: "not_found" } });
});

test("an answer that was lost is found, and what was not issued is refused in words", async () => {
  const provider = open();
  const fault = (kind: string) => sandbox.control("faults", { upstream: "ecpay_invoice", kind });
  await fault("lost_answer");
  expect(await provider.issue(invoice)).toMatchObject({ error: { code: "unavailable" } });
  expect(valueOf(await provider.find(invoice.relate_number)).amount).toBe(123_500);

  await fault("no_numbers");
  const next = { ...invoice, relate_number: "SP2" };
  expect(valueOf(await provider.issue(next))).toMatchObject({ kind: "refused" });
  expect(valueOf(await provider.issue(next))).toMatchObject({ kind: "issued" });
});

test("allowances leave what they say, and an invoice with one is not made void", async () => {
  const provider = open();
  const issued = valueOf(await provider.issue(invoice));
  if (issued.kind !== "issued") throw new Error("was not issued");
  const { reach } = invoice;
  const allowance = { ...issued.invoice, amount: 100_000, line_name: "退款", reach };
  expect(valueOf(await provider.grantAllowance(allowance))).toMatchObject({
    kind: "granted",
    allowable: 23_500,
  });
  expect(valueOf(await provider.grantAllowance(allowance))).toMatchObject({ kind: "refused" });
  const why = { ...issued.invoice, reason: "退款" };
  expect(valueOf(await provider.makeVoid(why))).toMatchObject({ kind: "refused" });

  const second = valueOf(await provider.issue({ ...invoice, relate_number: "SP2" }));
  if (second.kind !== "issued") throw new Error("was not issued");
  expect(valueOf(await provider.makeVoid({ ...second.invoice, reason: "退款" }))).toEqual({
    kind: "void",
  });
  expect(valueOf(await provider.find("SP2")).is_void).toBe(true);
});

test("barcodes and donation codes are known or not, and wrong keys open nothing", async () => {
  const provider = open();
  expect(valueOf(await provider.isBarcode("/ABC1234"))).toBe(true);
  expect(valueOf(await provider.isBarcode("/0000000"))).toBe(false);
  expect(valueOf(await provider.isLoveCode("919"))).toBe(true);
  expect(valueOf(await provider.isLoveCode("000"))).toBe(false);
  const foreign = open({ ...known.ecpayInvoice, hashKey: "another-key-4168" as never });
  expect(await foreign.issue(invoice)).toMatchObject({ error: { code: "disabled" } });
});
