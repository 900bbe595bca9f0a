import {
  rechargeCancel,
  rechargePay,
  rechargeQueryOrder,
} from "@sampan/contract/money/topups/online-topups";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../ledger/check-ledger.ts";

const world = await openTwoServers({ sandbox: true });
const { customer, db, servers, sandbox, databaseUrl } = world;
const [one, other] = servers;

const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false });
beforeAll(async () => {
  await boss.start();
  // What is not told by notifications has to be found.
  await fetch(`${sandbox?.url}/_control/notifications`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode: "lost" }),
  });
});
afterAll(() => boss.stop({ graceful: false }));

type Person = Awaited<ReturnType<typeof customer>>;

const balanceOf = async (who: Person) =>
  valueOf(await who.at(other.url).call(getAccountBalance, {})).data.balance;

/** Starts a top-up and pays it at the provider's page. */
async function startAndPay(who: Person): Promise<string> {
  const wish = { amount: 100_000, channel: "ecpay" };
  const { data } = valueOf(await who.at(one.url).call(rechargePay, wish));
  const body = new URLSearchParams(data.fields);
  const page = await (await fetch(data.pay_url, { method: "POST", body })).text();
  const action = /method="post" action="([^"]+)"/.exec(page)?.[1] ?? "";
  const paid = { method: "POST", body: new URLSearchParams({ outcome: "pay" }) } as const;
  await fetch(`${sandbox?.url}${action}`, { ...paid, redirect: "manual" });
  return data.order_no;
}

/** Top-ups that were started and never opened at the provider. */
async function abandon(count: number, age_minutes: number): Promise<void> {
  const { id } = await customer();
  const opened = new Date(Date.now() - age_minutes * 60_000);
  await db
    .insertInto("topups")
    .values(
      Array.from({ length: count }, (_, at) => ({
        number: `TU${id}X${at}`,
        provider_order: `TU${id}X${at}`,
        account_id: id,
        way: "online",
        state: "paying",
        amount: 100_000,
        currency: "TWD",
        channel: "ecpay",
        created_at: opened,
        ask_at: opened,
        expires_at: new Date(opened.getTime() + 30 * 60_000),
      })),
    )
    .execute();
}

test("a paid top-up behind 580 abandoned ones is credited once, within few questions, by two processes [WAL-36]", async () => {
  await abandon(280, 25);
  await abandon(300, 300);
  const ming = await customer();
  const order_no = await startAndPay(ming);
  for (let round = 0; round < 4; round += 1) await boss.send("settle-online-topups", {});
  await expect.poll(() => balanceOf(ming), { timeout: 60_000, interval: 250 }).toBe(100_000);
  const { asks } = await db
    .selectFrom("topups")
    .select((row) => row.fn.sum<number>("asks").as("asks"))
    .executeTakeFirstOrThrow();
  expect(asks).toBeLessThanOrEqual(4 * 200);

  // The rest ends as expired, in as many rounds as it takes, and each is asked about by one process at a time.
  const left = async () => {
    const { count } = await db
      .selectFrom("topups")
      .select((row) => row.fn.countAll<number>().as("count"))
      .where("state", "=", "paying")
      .where("expires_at", "<", new Date())
      .executeTakeFirstOrThrow();
    return count;
  };
  for (let round = 0; round < 4; round += 1) await boss.send("settle-online-topups", {});
  await expect.poll(left, { timeout: 60_000, interval: 250 }).toBe(0);
  const found = await Promise.all(
    [one, other].map(({ url }) => ming.at(url).call(rechargeQueryOrder, { order_no })),
  );
  expect(found.map((answer) => valueOf(answer).data.state)).toEqual(["success", "success"]);
  expect(await balanceOf(ming)).toBe(100_000);
}, 150_000);

test("a payment that is asked about and cancelled at both processes at once is credited once [WAL-36]", async () => {
  const ming = await customer();
  const order_no = await startAndPay(ming);
  const at = [one, other];
  await boss.send("settle-online-topups", {});
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) => {
      const caller = ming.at(at[turn % 2]?.url ?? one.url);
      return turn % 4 < 2
        ? caller.call(rechargeCancel, { order_no })
        : caller.call(rechargeQueryOrder, { order_no });
    }),
  );
  expect(await balanceOf(ming)).toBe(100_000);
});

test("twenty starts at both processes at once leave as many open as one person may have", async () => {
  const ming = await customer();
  const wish = { amount: 100_000, channel: "ecpay" };
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async (_, turn) =>
      refusalOf(await ming.at(turn % 2 ? one.url : other.url).call(rechargePay, wish)),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(5);
  expect(new Set(outcomes)).toEqual(new Set(["accepted", "topups_open"]));
});

test("and then the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
