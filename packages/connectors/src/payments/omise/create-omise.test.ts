import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { openOutbound } from "../../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Behaviour } from "../../../../../tests/support/start-fake-source.ts";
import type { PaymentOrder } from "../payment-provider.ts";
import { createOmise } from "./create-omise.ts";
import { isSigned } from "./read-notification.ts";

const secret = "dGVzdC13ZWJob29rLXNlY3JldA==";
const older = "b2xkZXItc2VjcmV0";

function openOmise(baseUrl = "https://api.example") {
  const config = { baseUrl, secretKey: "skey_test_1", webhookSecrets: [secret, older] };
  return createOmise(config, openOutbound());
}

const payment: PaymentOrder = {
  order: "TU260621ABCDEF",
  amount: 123_450,
  currency: "THB",
  description: "Sampan top-up",
  return_url: "https://sampan.example/rechargeSuccess",
  notify_url: "https://sampan.example/gateway/payment/omise/notify",
};

const charge = {
  object: "charge",
  id: "chrg_test_1",
  status: "pending",
  amount: 123_450,
  currency: "thb",
  authorize_uri: null,
  metadata: { order: payment.order },
  source: {
    type: "promptpay",
    scannable_code: { image: { download_uri: "https://api.example/qr.svg" } },
  },
};

async function openWith(behave: Behaviour) {
  const fake = await startFakeSource(behave);
  return { omise: openOmise(fake.baseUrl), received: fake.received };
}

describe("starting a payment at Omise", () => {
  test("opens a PromptPay charge in satang and shows its QR picture", async () => {
    const { omise, received } = await openWith(() => ({ body: charge }));
    expect(await omise.startPayment(payment)).toEqual({
      ok: true,
      value: {
        provider_order: "chrg_test_1",
        redirect: { method: "GET", url: "https://api.example/qr.svg" },
        qr_image: "https://api.example/qr.svg",
      },
    });
    const [request] = received;
    expect(request?.path).toBe("/charges");
    expect(request?.headers["authorization"]).toBe(`Basic ${btoa("skey_test_1:")}`);
    expect(request?.headers["omise-version"]).toBe("2019-05-29");
    expect(request?.form).toMatchObject({
      amount: "123450",
      currency: "thb",
      "source[type]": "promptpay",
      "metadata[order]": payment.order,
    });
  });

  test("prefers the provider's page where there is one", async () => {
    const authorize_uri = "https://pay.example/chrg_test_1";
    const { omise } = await openWith(() => ({ body: { ...charge, authorize_uri } }));
    expect(await omise.startPayment(payment)).toMatchObject({
      value: { redirect: { method: "GET", url: authorize_uri } },
    });
  });

  test("is never tried twice: each try would be a charge", async () => {
    const { omise, received } = await openWith(() => ({ status: 503, body: "" }));
    expect(await omise.startPayment(payment)).toMatchObject({ error: { code: "unavailable" } });
    expect(received).toHaveLength(1);
  });

  test("refuses dollars", async () => {
    const { omise, received } = await openWith(() => ({ body: charge }));
    expect(await omise.startPayment({ ...payment, currency: "TWD" })).toMatchObject({
      error: { code: "rejected" },
    });
    expect(received).toHaveLength(0);
  });
});

describe("asking Omise about a payment", () => {
  test.each([
    ["pending", "waiting"],
    ["successful", "paid"],
    ["failed", "failed"],
    ["expired", "failed"],
    ["reversed", "failed"],
  ])("reads status %s as %s", async (status, state) => {
    const { omise, received } = await openWith(() => ({ body: { ...charge, status } }));
    expect(await omise.queryPayment("chrg_test_1")).toMatchObject({
      value: { state, amount: 123_450, currency: "THB", order: payment.order },
    });
    expect(received[0]?.path).toBe("/charges/chrg_test_1");
  });

  test.each([
    ["failed", "insufficient_fund", "not enough money", "insufficient_funds"],
    ["failed", "failed_processing", "could not be processed", null],
    ["expired", null, null, "timed_out"],
  ])("reads why one %s with %s", async (status, failure_code, failure_message, reason) => {
    const { omise } = await openWith(() => ({
      body: { ...charge, status, failure_code, failure_message },
    }));
    expect(await omise.queryPayment("chrg_test_1")).toMatchObject({
      value: { state: "failed", failure: { reason, words: failure_message ?? "" } },
    });
  });

  test.each([
    [404, "not_found", "not_found"],
    [401, "authentication_failure", "disabled"],
    [400, "invalid_charge", "rejected"],
  ])("HTTP %i %s is %s", async (status, code, expected) => {
    const { omise } = await openWith(() => ({ status, body: { object: "error", code } }));
    expect(await omise.queryPayment("chrg_test_1")).toMatchObject({ error: { code: expected } });
  });

  test("never puts a strange id into an address", async () => {
    const { omise, received } = await openWith(() => ({ body: charge }));
    expect(await omise.queryPayment("../account")).toMatchObject({ error: { code: "not_found" } });
    expect(received).toHaveLength(0);
  });
});

describe("a webhook of Omise", () => {
  const sentAt = 1_782_005_400;
  const body = JSON.stringify({
    object: "event",
    id: "evnt_1",
    key: "charge.complete",
    data: { ...charge, status: "successful" },
  });
  const sign = (text: string, key = secret, at = sentAt) =>
    createHmac("sha256", Buffer.from(key, "base64")).update(`${at}.${text}`).digest("hex");

  function read(rawBody: string, signature = sign(rawBody), age_s = 0) {
    const headers = {
      "omise-signature": signature,
      "omise-signature-timestamp": String(sentAt),
    };
    return openOmise().readNotification(rawBody, headers, new Date((sentAt + age_s) * 1000));
  }

  test("is signed over time and raw body", () => {
    const message = '1700000000.{"key":"charge.complete","data":{"id":"chrg_signed"}}';
    const signature = "5c90602582cf8ae1382e2da3e75ec7e9856f3cb88fecea82b74927a7ab4eab02";
    expect(isSigned([secret], message, [signature])).toBe(true);
    expect(isSigned([secret], `${message} `, [signature])).toBe(false);
  });

  test("of a completed charge is paid", () => {
    expect(read(body)).toEqual({
      ok: true,
      value: {
        event_id: "evnt_1",
        provider_order: "chrg_test_1",
        order: payment.order,
        payment_ref: "chrg_test_1",
        amount: 123_450,
        currency: "THB",
        paid: true,
      },
    });
  });

  test("without a number of its own is told apart by what it says of which charge", () => {
    expect(read(body.replace('"id":"evnt_1",', ""))).toMatchObject({
      value: { event_id: "charge.complete-chrg_test_1", paid: true },
    });
  });

  test("is believed while secrets rotate, with either secret or several signatures", () => {
    expect(read(body, sign(body, older)).ok).toBe(true);
    expect(read(body, `${"0".repeat(64)}, ${sign(body)}`).ok).toBe(true);
  });

  test.each([300, -300])("that is %i seconds old is believed", (age_s) => {
    expect(read(body, sign(body), age_s).ok).toBe(true);
  });

  test.each([301, -301])("that is %i seconds old is stale", (age_s) => {
    expect(read(body, sign(body), age_s)).toEqual({ ok: false, error: { code: "stale" } });
  });

  test("of a failed charge, or of a charge just made, is not paid", () => {
    expect(read(body.replace("successful", "failed"))).toMatchObject({ value: { paid: false } });
    expect(read(body.replace("charge.complete", "charge.create"))).toMatchObject({
      value: { paid: false },
    });
  });

  test("about anything but a charge is irrelevant", () => {
    const outcome = read('{"object":"event","id":"evnt_2","key":"transfer.create","data":{}}');
    expect(outcome).toEqual({ ok: false, error: { code: "irrelevant" } });
  });

  test("in dollars or broken is malformed", () => {
    expect(read(body.replace('"thb"', '"usd"'))).toMatchObject({ error: { code: "malformed" } });
    expect(read("{")).toMatchObject({
      error: { code: "malformed", cause: expect.any(SyntaxError) },
    });
    expect(read('{"object":"event","data":{}}')).toMatchObject({ error: { code: "malformed" } });
  });

  test("without headers is not signed", () => {
    const outcome = openOmise().readNotification(body, {}, new Date(sentAt * 1000));
    expect(outcome).toEqual({ ok: false, error: { code: "bad_signature" } });
  });

  test("is never believed once any byte of it is changed", () => {
    fc.assert(
      fc.property(
        fc.nat(body.length - 1),
        fc.constantFrom("0", "a", "Z", "}", " "),
        (at, letter) => {
          fc.pre(body[at] !== letter);
          const forged = body.slice(0, at) + letter + body.slice(at + 1);
          expect(read(forged, sign(body)).ok).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });
});
