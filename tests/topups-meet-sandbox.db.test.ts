import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import { createEcpay } from "@sampan/connectors/payments/ecpay/create-ecpay";
import { createOmise } from "@sampan/connectors/payments/omise/create-omise";
import { rechargePay, rechargeQueryOrder } from "@sampan/contract/money/topups/online-topups";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { readConfig } from "../apps/server/src/kernel/config.ts";
import { closeOnlineTopups } from "../apps/server/src/money/topups/topup-jobs.ts";
import { checkLedger } from "../apps/server/src/money/ledger/check-ledger.ts";
import { freePort } from "./support/free-port.ts";
import { openSandbox } from "./support/open-sandbox.ts";
import { openTestApp } from "./support/test-app.ts";
import type { TestCustomer } from "./support/test-journey.ts";
import { valueOf } from "./support/value-of.ts";

const sandbox = await openSandbox();
const outbound = createOutbound({ now: () => new Date(), retryDelay_ms: 1 });
const port = await freePort();

const ecpay = createEcpay(
  { baseUrl: `${sandbox.url}/ecpay`, ...known.ecpay, now: () => new Date() },
  outbound,
);
const omise = createOmise(
  {
    baseUrl: `${sandbox.url}/omise`,
    secretKey: known.omise.secretKey,
    webhookSecrets: [known.omise.webhookSecret],
  },
  outbound,
);
const world = await openTestApp({
  providers: new Map([
    ["ecpay", ecpay],
    ["omise", omise],
  ]),
  config: readConfig({
    SAMPAN_MODE: "demo",
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    REQUESTS_PER_MINUTE: "1000000",
    OVERLOAD_DELAY_MS: "0",
  }),
});
// The provider signs with the time of day.
world.clock.set(new Date());
await world.app.listen({ port, host: "127.0.0.1" });

afterEach(() => sandbox.control("reset"));
afterAll(async () => {
  await outbound.close();
  await sandbox.close();
});

const balanceOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;

describe.each([
  { channel: "ecpay", region: "TW", amount: 150_000 },
  { channel: "omise", region: "TH", amount: 123_450 },
] as const)("an online top-up through $channel", ({ channel, region, amount }) => {
  /** The person at the provider's page, while the provider treats notifications as told. */
  async function payAtProvider(outcome: "pay" | "fail", mode = "normal") {
    await sandbox.control("notifications", { mode });
    const ming = await world.customer({ region });
    const { data } = valueOf(await ming.call(rechargePay, { amount, channel }));
    const page = await fetch(
      data.pay_url,
      data.method === "POST" ? { method: "POST", body: new URLSearchParams(data.fields) } : {},
    );
    const action = /method="post" action="([^"]+)"/.exec(await page.text())?.[1] ?? "";
    const body = new URLSearchParams({ outcome });
    const done = await fetch(sandbox.url + action, { method: "POST", body, redirect: "manual" });
    return { ming, order_no: data.order_no, back: done.headers.get("location") };
  }

  const stateOf = async (who: TestCustomer, order_no: string) =>
    valueOf(await who.call(rechargeQueryOrder, { order_no })).data.state;

  test("is credited by the provider's notification, and the person comes back to us [API-105] [WAL-36]", async () => {
    const { ming, order_no, back } = await payAtProvider("pay");
    expect(await balanceOf(ming)).toBe(amount);
    expect(back).toBe(`http://127.0.0.1:${port}/rechargeSuccess?order_no=${order_no}`);
    expect(await stateOf(ming, order_no)).toBe("success");
  });

  test("is credited once when the notification comes twice [API-105]", async () => {
    const { ming } = await payAtProvider("pay", "twice");
    expect(await balanceOf(ming)).toBe(amount);
  });

  test("is not credited by a notification with another signature [API-105] [WAL-36]", async () => {
    const { ming } = await payAtProvider("pay", "wrong-signature");
    expect(await balanceOf(ming)).toBe(0);
  });

  test("whose notification is lost is credited by the job", async () => {
    const { ming } = await payAtProvider("pay", "lost");
    expect(await balanceOf(ming)).toBe(0);
    await closeOnlineTopups(world.needs);
    expect(await balanceOf(ming)).toBe(amount);
  });

  test("that was declined fails when somebody asks", async () => {
    const { ming, order_no } = await payAtProvider("fail");
    expect(await stateOf(ming, order_no)).toBe("failed");
    expect(await balanceOf(ming)).toBe(0);
  });
});

test("after all of this the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(world.db)).toEqual([]);
});
