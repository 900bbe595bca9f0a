import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import { createEcpay } from "@sampan/connectors/payments/ecpay/create-ecpay";
import { createOmise } from "@sampan/connectors/payments/omise/create-omise";
import type { PaymentRedirect } from "@sampan/connectors/payments/payment-provider";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openSandbox, type OpenSandbox } from "./support/open-sandbox.ts";
import { startFakeSource } from "./support/start-fake-source.ts";
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

function openEcpay() {
  return createEcpay({ baseUrl: `${sandbox.url}/ecpay`, ...known.ecpay, now }, outbound);
}

function openOmise() {
  const { secretKey, webhookSecret } = known.omise;
  const config = { baseUrl: `${sandbox.url}/omise`, secretKey, webhookSecrets: [webhookSecret] };
  return createOmise(config, outbound);
}

describe.each([
  { kind: "ecpay", currency: "TWD", amount: 150_000, open: openEcpay },
  { kind: "omise", currency: "THB", amount: 123_450, open: openOmise },
] as const)("a payment at $kind", ({ kind, currency, amount, open }) => {
  let orders = 0;

  /** A person at the provider's page, and our server that is told. */
  async function pay(outcome: "pay" | "fail", mode = "normal") {
    await sandbox.control("notifications", { mode });
    const provider = open();
    const { acknowledgement } = provider;
    const shop = await startFakeSource(() => ({ body: acknowledgement.body }));
    orders += 1;
    const payment = {
      order: `TU${Date.now()}${orders}`,
      amount,
      currency,
      description: "Sampan 儲值",
      return_url: `${shop.baseUrl}/rechargeSuccess`,
      notify_url: `${shop.baseUrl}/notify`,
    };
    const { redirect, provider_order } = valueOf(await provider.startPayment(payment));
    const waiting = await openPage(redirect);
    expect(waiting.status).toBe(200);
    await decide(await waiting.text(), outcome);
    const notifications = shop.received
      .filter(({ path }) => path === "/notify")
      .map(({ body, headers }) => provider.readNotification(body, headers, now()));
    return { provider, payment, provider_order, notifications };
  }

  function openPage(redirect: PaymentRedirect): Promise<Response> {
    return redirect.method === "GET"
      ? fetch(redirect.url)
      : fetch(redirect.url, { method: "POST", body: new URLSearchParams(redirect.fields) });
  }

  async function decide(page: string, outcome: string): Promise<void> {
    const action = /method="post" action="([^"]+)"/.exec(page)?.[1] ?? "no form on this page";
    const body = new URLSearchParams({ outcome });
    await fetch(sandbox.url + action, { method: "POST", body, redirect: "manual" });
  }

  test("is announced, signed, and confirmed by a query", async () => {
    const { provider, payment, provider_order, notifications } = await pay("pay");
    const about = { provider_order, order: payment.order, amount, currency };
    expect(notifications).toMatchObject([{ ok: true, value: { ...about, paid: true } }]);
    expect(valueOf(await provider.queryPayment(provider_order))).toMatchObject({
      ...about,
      state: "paid",
    });
  });

  test("that was declined is not paid", async () => {
    const { provider, provider_order, notifications } = await pay("fail");
    expect(notifications).toMatchObject([{ ok: true, value: { paid: false } }]);
    expect(valueOf(await provider.queryPayment(provider_order)).state).toBe("failed");
  });

  test("whose notification was lost is found by a query", async () => {
    const { provider, provider_order, notifications } = await pay("pay", "lost");
    expect(notifications).toEqual([]);
    expect(valueOf(await provider.queryPayment(provider_order)).state).toBe("paid");
  });

  test("announced twice is the same event", async () => {
    const { notifications } = await pay("pay", "twice");
    expect(notifications).toHaveLength(2);
    expect(notifications[0]).toEqual(notifications[1]);
  });

  test("announced with another signature is not believed", async () => {
    const { notifications } = await pay("pay", "wrong-signature");
    expect(notifications).toEqual([{ ok: false, error: { code: "bad_signature" } }]);
  });

  test("that nobody started is not found", async () => {
    const unknown = kind === "ecpay" ? "TUunknown" : "chrg_test_unknown";
    expect(await open().queryPayment(unknown)).toMatchObject({ error: { code: "not_found" } });
  });
});
