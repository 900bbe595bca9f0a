import { createHmac } from "node:crypto";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { rechargePay, rechargeQueryOrder } from "@sampan/contract/money/topups/online-topups";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { checkMacValueOf } from "@sampan/sandbox/payments/ecpay/check-mac-value";
import { expect, test } from "vitest";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { createFakeProvider } from "../support/fake-provider.ts";
import { fc } from "../support/properties.ts";
import { openTestApp } from "../support/test-app.ts";
import { openTwoServers } from "../support/two-servers.ts";
import { valueOf } from "../support/value-of.ts";
import { deliver, type Held, holdNotifications } from "./support/hold-notifications.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

const house = await holdNotifications();
const { servers, sandbox, customer, db } = await openTwoServers({
  sandbox: true,
  settings: { PUBLIC_URL: house.url },
});
const urls = servers.map(({ url }) => url);
const channels = {
  ecpay: { region: "TW", amount: 150_000 },
  omise: { region: "TH", amount: 123_400 },
} as const;
type Channel = keyof typeof channels;
type Person = Awaited<ReturnType<typeof customer>>;

const balanceOf = async (who: Person) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;

/** Somebody at the provider's page, who has not decided yet. */
async function atProvider(channel: Channel) {
  const { region, amount } = channels[channel];
  const who = await customer({ region });
  const { data } = valueOf(await who.call(rechargePay, { amount, channel }));
  const page = await fetch(
    data.pay_url,
    data.method === "POST" ? { method: "POST", body: new URLSearchParams(data.fields) } : {},
  );
  const action = /method="post" action="([^"]+)"/.exec(await page.text())?.[1] ?? "";
  // What the provider calls the payment.
  const id = action.split("/").at(-1) ?? "";
  return { who, amount, order_no: data.order_no, action, id };
}

/** They pay; answers what the provider tells us, signed as it signs, and not yet delivered. */
async function paidAtProvider(channel: Channel) {
  const { action, ...rest } = await atProvider(channel);
  const before = house.held.length;
  const body = new URLSearchParams({ outcome: "pay" });
  await fetch(`${sandbox?.url}${action}`, { method: "POST", body, redirect: "manual" });
  await expect.poll(() => house.held.length).toBeGreaterThan(before);
  return { ...rest, told: house.held.at(-1)! };
}

const ecpaySigned = (fields: Readonly<Record<string, string>>, keys = known.ecpay): string =>
  new URLSearchParams({ ...fields, CheckMacValue: checkMacValueOf(keys, fields) }).toString();

function omiseSigned(
  body: string,
  {
    at = Date.now(),
    secret = known.omise.webhookSecret,
  }: { readonly at?: number; readonly secret?: string } = {},
) {
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret, "base64");
  const signature = createHmac("sha256", key).update(`${timestamp}.${body}`).digest("hex");
  return { "omise-signature": signature, "omise-signature-timestamp": timestamp };
}

/** The same payment told as another event. */
function asOther(channel: Channel, told: Held): Held {
  if (channel === "ecpay") {
    const fields = Object.fromEntries(new URLSearchParams(told.body));
    return { ...told, body: ecpaySigned({ ...fields, CustomField1: "again" }) };
  }
  const body = told.body.replace(/"evnt_test_\w+"/, '"evnt_test_other"');
  return { ...told, body, headers: { ...told.headers, ...omiseSigned(body) } };
}

test.each(["ecpay", "omise"] as const)(
  "what %s tells twenty times at two processes at once, as one event and as others, credits once [API-105] [WAL-36]",
  async (channel) => {
    const rounds = sizeOf({ quick: 2, full: 25 });
    let credits = 0;
    const answered: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { who, amount, order_no, told } = await paidAtProvider(channel);
      const other = asOther(channel, told);
      const deliveries = Array.from({ length: 20 }, (_, at) =>
        deliver(urls[at % 2]!, at % 4 === 3 ? other : told),
      );
      const asked = urls.map((url) => who.at(url).call(rechargeQueryOrder, { order_no }));
      answered.push(...(await Promise.all(deliveries)));
      await Promise.all(asked);
      expect(await balanceOf(who)).toBe(amount);
      credits += (await balanceOf(who)) / amount;
    }
    tellPromise({
      promise: 13,
      name: `a webhook of ${channel} credits once at two processes`,
      target: "1 credit each round, all others answered 2xx",
      figure: `${credits} credits in ${rounds} rounds of 20, ${answered.filter((status) => status === 200).length} of ${answered.length} answered 200`,
    });
    expect(credits).toBe(rounds);
    expect(new Set(answered)).toEqual(new Set([200]));
  },
  300_000,
);

/** A genuine message with a letter, a field, a time or a signature that is another. */
const forgery = fc.record({
  what: fc.constantFrom("letter", "cut", "added", "signature", "time", "header", "other-key"),
  at: fc.nat(100_000),
  letter: fc.constantFrom("0", "9", "a", "Z", "&", "=", "%", "+", '"', "\0", "é"),
});
type Forgery = Readonly<{ what: string; at: number; letter: string }>;

function forged(channel: Channel, told: Held, { what, at, letter }: Forgery): Held {
  const place = at % told.body.length;
  const bent = (text: string, size = 1) =>
    text.slice(0, place % text.length) + letter + text.slice((place % text.length) + size);
  if (what === "cut") return { ...told, body: told.body.slice(0, place) };
  if (what === "added") return { ...told, body: bent(told.body, 0) };
  if (what === "other-key") return signedByOthers(channel, told);
  if (channel === "omise" && what !== "letter") {
    const { headers } = told;
    const signature = headers["omise-signature"] ?? "";
    if (what === "signature")
      return { ...told, headers: { ...headers, "omise-signature": "0".repeat(at % 80) } };
    if (what === "time") {
      const moved = Date.now() + (at % 2 === 0 ? 1 : -1) * (301_000 + at * 1_000);
      return { ...told, headers: { ...headers, ...omiseSigned(told.body, { at: moved }) } };
    }
    return { ...told, headers: { ...headers, "omise-signature": `${signature.slice(2)}00` } };
  }
  return { ...told, body: bent(told.body) };
}

/** Signed well, with a key that is not ours. */
function signedByOthers(channel: Channel, told: Held): Held {
  if (channel === "omise")
    return {
      ...told,
      headers: { ...told.headers, ...omiseSigned(told.body, { secret: "bGl2ZS1rZXk=" }) },
    };
  const fields = Object.fromEntries(new URLSearchParams(told.body));
  const live = { merchantId: "3002607", hashKey: "live-key-of-others", hashIv: "live-iv-of-other" };
  return { ...told, body: ecpaySigned(fields, live as unknown as typeof known.ecpay) };
}

test("ten thousand notifications that nobody at a provider sent credit nothing [API-105] [WAL-36]", async () => {
  const tries = sizeOf({ quick: 300, full: 5_000 });
  let credited = 0;
  let sent = 0;
  const statuses = new Map<number, number>();
  for (const channel of ["ecpay", "omise"] as const) {
    // Somebody paid theirs, and it was told; what they were told is bent into something about another's.
    const genuine = await paidAtProvider(channel);
    const victim = await atProvider(channel);
    const body = genuine.told.body
      .replaceAll(genuine.order_no, victim.order_no)
      .replaceAll(genuine.id, victim.id);
    const about = { ...genuine.told, body };
    const all = fc.sample(forgery, { numRuns: tries, seed });
    for (let from = 0; from < all.length; from += 20)
      await Promise.all(
        all.slice(from, from + 20).map(async (one, at) => {
          const status = await deliver(urls[at % 2]!, forged(channel, about, one));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          sent += 1;
        }),
      );
    // Signed by the provider itself, but for something that nobody paid: only its own answer counts.
    for (const url of urls) await deliver(url, resigned(channel, about));
    sent += 2;
    credited += await balanceOf(victim.who);
    // The one that is genuine may have been asked about already, as the job does every minute; told, it is credited once.
    expect(await deliver(urls[0]!, genuine.told)).toBe(200);
    expect(await balanceOf(genuine.who)).toBe(genuine.amount);
  }
  tellPromise({
    promise: 14,
    name: "a forged webhook credits never",
    target: "0 credited",
    figure: `${credited} cents by ${sent.toLocaleString("en")} forged notifications, answered ${[...statuses].map(([status, count]) => `${status} x ${count}`).join(", ")}`,
    seed,
  });
  expect(credited).toBe(0);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
}, 1_800_000);

/** What the provider would sign, were it to lie. */
function resigned(channel: Channel, told: Held): Held {
  if (channel === "omise")
    return { ...told, headers: { ...told.headers, ...omiseSigned(told.body) } };
  const { CheckMacValue: _, ...fields } = Object.fromEntries(new URLSearchParams(told.body));
  return { ...told, body: ecpaySigned(fields) };
}

test("a payment of another amount under our number credits nothing, though the provider itself tells of it [WAL-36]", async () => {
  const who = await customer();
  const { data } = valueOf(await who.call(rechargePay, { amount: 150_000, channel: "ecpay" }));
  if (data.method !== "POST") throw new Error("no form");
  const { CheckMacValue: _, ...fields } = data.fields;
  const cheap = ecpaySigned({ ...fields, TotalAmount: "1" });
  const page = await fetch(data.pay_url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: cheap,
  });
  const action = /method="post" action="([^"]+)"/.exec(await page.text())?.[1] ?? "";
  const body = new URLSearchParams({ outcome: "pay" });
  const before = house.held.length;
  await fetch(`${sandbox?.url}${action}`, { method: "POST", body, redirect: "manual" });
  await expect.poll(() => house.held.length).toBeGreaterThan(before);
  expect(await deliver(urls[1]!, house.held.at(-1)!)).toBe(400);
  expect(await balanceOf(who)).toBe(0);
});

test("a shop that believes what it is told is robbed, and the count notices", async () => {
  const { provider, sign } = createFakeProvider("ecpay", "TWD");
  const credulous: typeof provider = {
    ...provider,
    queryPayment: async (order) => {
      const asked = await provider.queryPayment(order);
      return asked.ok
        ? { ok: true, value: { ...asked.value, state: "paid", payment_ref: `T-${order}` } }
        : asked;
    },
  };
  const world = await openTestApp({ providers: new Map([["ecpay", credulous]]) });
  const ming = await world.customer();
  const { data } = valueOf(await ming.call(rechargePay, { amount: 100_000, channel: "ecpay" }));
  const path = "/gateway/installer/third_recharge/notify/ecpay";
  await world.visitor().send(path, { method: "POST", body: sign(data.order_no) });
  expect(valueOf(await ming.call(getAccountBalance, {})).data.balance).toBe(100_000);
});

test("and then the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
