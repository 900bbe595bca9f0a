import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { openOutbound, testTime } from "../../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Reply } from "../../../../../tests/support/start-fake-source.ts";
import type { PaymentOrder } from "../payment-provider.ts";
import { checkMacValue } from "./check-mac-value.ts";
import { createEcpay } from "./create-ecpay.ts";

/** The keys ECPay publishes for everybody's tests. */
const keys = { hashKey: "pwFHCqoQZGmho4w6", hashIv: "EkRm7iFT261dpevs" };
const merchantId = "3002607";

function openEcpay(baseUrl = "https://payment.example") {
  return createEcpay({ ...keys, baseUrl, merchantId, now: () => testTime }, openOutbound());
}

const payment: PaymentOrder = {
  order: "TU260621ABCDEF",
  amount: 123_400,
  currency: "TWD",
  description: "Sampan 儲值 #1",
  return_url: "https://sampan.example/rechargeSuccess",
  notify_url: "https://sampan.example/gateway/payment/ecpay/notify",
};

const signed = (fields: Record<string, string>) =>
  new URLSearchParams({ ...fields, CheckMacValue: checkMacValue(keys, fields) }).toString();

describe("CheckMacValue", () => {
  test("of the example ECPay publishes", () => {
    const fields = {
      TradeDesc: "促銷方案",
      PaymentType: "aio",
      MerchantTradeDate: "2023/03/12 15:30:23",
      MerchantTradeNo: "ecpay20230312153023",
      MerchantID: merchantId,
      ReturnURL: "https://www.ecpay.com.tw/receive.php",
      ItemName: "Apple iphone 15",
      TotalAmount: "30000",
      ChoosePayment: "ALL",
      EncryptType: "1",
    };
    expect(checkMacValue(keys, fields)).toBe(
      "6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840",
    );
  });

  test("encodes the signs .NET encodes otherwise than JavaScript", () => {
    const encodedByHand = "hashkey%3dk%26a%3dit%27s+%7e(*!)_-.%26hashiv%3dv";
    const expected = createHash("sha256").update(encodedByHand).digest("hex").toUpperCase();
    const mac = checkMacValue({ hashKey: "k", hashIv: "v" }, { A: "it's ~(*!)_-." });
    expect(mac).toBe(expected);
  });

  test("is over the names in the order of their small letters", () => {
    const inOrder = "hashkey%3dk%26a%3d1%26a%3d2%26a_1%3d3%26ab%3d4%26hashiv%3dv";
    const expected = createHash("sha256").update(inOrder).digest("hex").toUpperCase();
    const fields = { AB: "4", A_1: "3", A: "1", a: "2" };
    expect(checkMacValue({ hashKey: "k", hashIv: "v" }, fields)).toBe(expected);
  });
});

describe("starting a payment at ECPay", () => {
  test("signs a form of whole dollars that brings people back by GET", async () => {
    const started = await openEcpay().startPayment(payment);
    if (!started.ok || started.value.redirect.method !== "POST") throw new Error("not started");
    const { url, fields } = started.value.redirect;
    expect(started.value.provider_order).toBe(payment.order);
    expect(url).toBe("https://payment.example/Cashier/AioCheckOut/V5");
    expect(fields).toMatchObject({
      MerchantID: merchantId,
      MerchantTradeNo: payment.order,
      MerchantTradeDate: "2026/06/21 09:30:00",
      TotalAmount: "1234",
      ItemName: "Sampan 儲值  1",
      ReturnURL: payment.notify_url,
      ClientBackURL: payment.return_url,
    });
    expect(fields["OrderResultURL"]).toBeUndefined();
    expect(fields["CheckMacValue"]).toBe(checkMacValue(keys, fields));
  });

  test.each<[string, Partial<PaymentOrder>]>([
    ["part of a dollar", { amount: 123_450 }],
    ["nothing", { amount: 0 }],
    ["less than nothing", { amount: -100 }],
    ["baht", { currency: "THB" }],
    ["a reference with signs", { order: "TU-1" }],
    ["a reference that is too long", { order: "T".repeat(21) }],
  ])("refuses %s", async (_, change) => {
    expect(await openEcpay().startPayment({ ...payment, ...change })).toMatchObject({
      error: { code: "rejected" },
    });
  });
});

describe("asking ECPay about a payment", () => {
  const state = {
    MerchantID: merchantId,
    MerchantTradeNo: payment.order,
    TradeNo: "2606210930001",
    TradeAmt: "1234",
    TradeStatus: "1",
  };
  async function ask(reply: Reply) {
    const { baseUrl, received } = await startFakeSource(() => reply);
    return { outcome: await openEcpay(baseUrl).queryPayment(payment.order), received };
  }

  test("tells a paid one in cents", async () => {
    const { outcome, received } = await ask({ body: signed(state) });
    expect(outcome).toEqual({
      ok: true,
      value: {
        provider_order: payment.order,
        order: payment.order,
        state: "paid",
        amount: 123_400,
        currency: "TWD",
        payment_ref: "2606210930001",
      },
    });
    expect(received[0]?.form["TimeStamp"]).toBe(String(testTime.getTime() / 1000));
  });

  test.each([
    ["0", "waiting"],
    ["10200095", "failed"],
  ])("reads trade status %s as %s", async (TradeStatus, expected) => {
    const { outcome } = await ask({ body: signed({ ...state, TradeStatus }) });
    expect(outcome).toMatchObject({ value: { state: expected } });
  });

  test("does not believe a simulated payment", async () => {
    const { outcome } = await ask({ body: signed({ ...state, SimulatePaid: "1" }) });
    expect(outcome).toMatchObject({ value: { state: "waiting" } });
  });

  test("does not find an unknown trade", async () => {
    const { outcome } = await ask({ body: signed({ ...state, TradeStatus: "10200047" }) });
    expect(outcome).toMatchObject({ error: { code: "not_found" } });
  });

  test.each([
    ["an unsigned answer", { body: new URLSearchParams(state).toString() }],
    ["an answer about another trade", { body: signed({ ...state, MerchantTradeNo: "OTHER" }) }],
    ["a web page", { body: "<h1>maintenance</h1>" }],
  ])("does not believe %s", async (_, reply) => {
    const { outcome } = await ask(reply);
    expect(outcome).toMatchObject({ error: { code: "unavailable" } });
  });

  test("waits half an hour when ECPay throttles with 403", async () => {
    const { outcome, received } = await ask({ status: 403, body: "" });
    expect(outcome).toMatchObject({ error: { code: "too_many_calls", retry_after_s: 1800 } });
    expect(received).toHaveLength(1);
  });
});

describe("a notification of ECPay", () => {
  const paid = {
    MerchantID: merchantId,
    MerchantTradeNo: payment.order,
    TradeNo: "2606210930001",
    TradeAmt: "1234",
    RtnCode: "1",
    RtnMsg: "交易成功",
    PaymentDate: "2026/06/21 09:31:00",
    PaymentType: "Credit_CreditCard",
    SimulatePaid: "0",
  };
  const read = (body: string) => openEcpay().readNotification(body, {}, testTime);

  test("that is signed and paid says so in cents", () => {
    expect(read(signed(paid))).toEqual({
      ok: true,
      value: {
        event_id: "2606210930001-1-0",
        provider_order: payment.order,
        order: payment.order,
        payment_ref: "2606210930001",
        amount: 123_400,
        currency: "TWD",
        paid: true,
      },
    });
    expect(openEcpay().acknowledgement.body).toBe("1|OK");
  });

  test("of a simulated payment is not paid", () => {
    expect(read(signed({ ...paid, SimulatePaid: "1" }))).toMatchObject({ value: { paid: false } });
  });

  test("that says nothing of being simulated is paid", () => {
    const { SimulatePaid, ...told } = paid;
    expect(read(signed(told))).toMatchObject({
      value: { event_id: `2606210930001-1-${SimulatePaid}`, paid: true },
    });
  });

  test.each(["MerchantTradeNo", "TradeNo", "RtnCode", "TradeAmt"] as const)(
    "without %s is malformed, though it is signed",
    (name) => {
      const { [name]: _, ...rest } = paid;
      for (const fields of [rest, { ...rest, [name]: "" }])
        expect(read(signed(fields))).toEqual({ ok: false, error: { code: "malformed" } });
    },
  );

  test("of an amount that is none is malformed, though it is signed", () => {
    expect(read(signed({ ...paid, TradeAmt: "1,234" }))).toEqual({
      ok: false,
      error: { code: "malformed" },
    });
  });

  test("that nobody signed is not believed", () => {
    expect(read(new URLSearchParams(paid).toString())).toEqual({
      ok: false,
      error: { code: "bad_signature" },
    });
  });

  test("of a failed payment is not paid, and says why", () => {
    const failed = (RtnCode: string, RtnMsg: string) => read(signed({ ...paid, RtnCode, RtnMsg }));
    expect(failed("10100252", "額度不足")).toMatchObject({
      value: { paid: false, failure: { reason: "insufficient_funds", words: "額度不足" } },
    });
    expect(failed("10300009", "系統忙碌")).toMatchObject({
      value: { paid: false, failure: { reason: null, words: "系統忙碌" } },
    });
  });

  test("to another merchant is not ours, though the keys fit", () => {
    const body = signed({ ...paid, MerchantID: "2000132" });
    expect(read(body)).toEqual({ ok: false, error: { code: "bad_signature" } });
  });

  test("with a field twice is malformed, whichever of the two is signed", () => {
    expect(read(`${signed(paid)}&TradeAmt=999999`)).toMatchObject({ error: { code: "malformed" } });
  });

  // The provider signs its text in lower case, so the case of a letter is the one thing it leaves open.
  test("is never believed once any letter, digit or sign of it is changed", () => {
    const body = signed(paid);
    fc.assert(
      fc.property(
        fc.nat(body.length - 1),
        fc.constantFrom("0", "a", "&", "=", "%", "+", "Z"),
        (at, letter) => {
          fc.pre(body[at]?.toLowerCase() !== letter.toLowerCase());
          const forged = body.slice(0, at) + letter + body.slice(at + 1);
          const same = new URLSearchParams(forged).toString() === body;
          expect(read(forged).ok).toBe(same);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
