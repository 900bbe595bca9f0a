import { expect, test } from "vitest";
import { readPaymentRequest } from "./payment-request.ts";

const limits = { on_behalf_max_cents: 50_000_00 };
const read = (change: Partial<Parameters<typeof readPaymentRequest>[0]>) =>
  readPaymentRequest({ text: "付给供应商的打样费", link: "", amount: 300_00, ...change }, limits);

test("words or a link say what to pay; one of them is enough [ORD-10]", () => {
  expect(read({})).toMatchObject({ ok: true, value: { text: "付给供应商的打样费", link: "" } });
  expect(read({ text: "", link: " https://trade.1688.com/pay?id=1 " })).toMatchObject({
    ok: true,
    value: { text: "", link: "https://trade.1688.com/pay?id=1" },
  });
  expect(read({ text: "", link: "http://pay.test/1" })).toMatchObject({ ok: true });
  expect(read({ link: "  " })).toMatchObject({ ok: true, value: { link: "" } });
  expect(read({ text: "", link: "  " })).toMatchObject({ error: { code: "request_needed" } });
  expect(read({ text: "  " })).toMatchObject({ error: { code: "request_needed" } });
});

test.each([
  "javascript:alert(1)",
  "data:text/html,hello",
  "file:///etc/passwd",
  "https://bank@elsewhere.test/",
  "https://:secret@elsewhere.test/",
  "1688",
])("a link that a desk should not open is refused: %s [ORD-10]", (link) => {
  expect(read({ link })).toMatchObject({ error: { code: "request_link_invalid" } });
});

test.each([undefined, 0, -1])("an amount of %s is none [ORD-10]", (amount) => {
  expect(read({ amount })).toMatchObject({ error: { code: "request_amount_needed" } });
});

test("one cent is enough, and the most that may be asked for is a setting [ORD-10]", () => {
  expect(read({ amount: 1 }).ok).toBe(true);
  expect(read({ amount: 50_000_00 }).ok).toBe(true);
  expect(read({ amount: 50_000_01 })).toMatchObject({
    error: { code: "request_too_dear", values: { units: 50_000 } },
  });
});
