import { createHash } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { cancelAccount, getCancellation } from "@sampan/contract/people/personal-data";
import { rechargePay, rechargeQueryOrder } from "@sampan/contract/money/topups/online-topups";
import { getAccountBalance, queryRechargeList } from "@sampan/contract/money/ledger/wallet";
import { describe, expect, test } from "vitest";
import { createFakeProvider } from "../../../../../tests/support/fake-provider.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../ledger/check-ledger.ts";
import { closeOnlineTopups } from "./topup-jobs.ts";

const ecpay = createFakeProvider("ecpay", "TWD");
const omise = createFakeProvider("omise", "THB");
const world = await openTestApp({
  providers: new Map([
    ["ecpay", ecpay.provider],
    ["omise", omise.provider],
  ]),
});
const { customer, visitor, db, clock, needs } = world;

const start = async (who: TestCustomer, channel = "ecpay") =>
  valueOf(await who.call(rechargePay, { amount: 100_000, channel })).data.order_no;
const lookAt = async (who: TestCustomer, order_no: string) => {
  clock.pass({ minutes: 0.05 });
  return valueOf(await who.call(rechargeQueryOrder, { order_no })).data;
};
const balanceOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;
const notify = async (body: string) =>
  (await visitor().send("/gateway/installer/third_recharge/notify/ecpay", { method: "POST", body }))
    .status;

/** One round of the job; answers how often the provider was asked in it. */
async function round(): Promise<number> {
  const before = ecpay.asked.length;
  await closeOnlineTopups(needs);
  return ecpay.asked.length - before;
}

/** Top-ups that were opened half an hour ago and more, and never looked at again. */
async function abandon(count: number, change: { age_minutes: number; isKnown: boolean }) {
  const { age_minutes, isKnown } = change;
  const { id } = await customer();
  const opened = clock.now().getTime() - age_minutes * 60_000;
  const rows = Array.from({ length: count }, (_, at) => ({
    number: `TU${id}X${at}`,
    provider_order: `TU${id}X${at}`,
    account_id: id,
    way: "online" as const,
    state: "paying" as const,
    amount: 100_000,
    currency: "TWD" as const,
    channel: "ecpay",
    created_at: new Date(opened),
    ask_at: new Date(opened),
    expires_at: new Date(opened + 30 * 60_000),
  }));
  await db.insertInto("topups").values(rows).execute();
  const order = { amount: 100_000, currency: "TWD", description: "" } as const;
  for (const { number } of isKnown ? rows : [])
    await ecpay.provider.startPayment({ ...order, order: number, return_url: "", notify_url: "" });
  return rows.map(({ number }) => number);
}

const statesOf = async (numbers: readonly string[]) => {
  const rows = await db
    .selectFrom("topups")
    .select("state")
    .where("number", "in", numbers)
    .execute();
  return [...new Set(rows.map(({ state }) => state))];
};

const emptyQueue = async () => {
  clock.pass({ days: 11 });
  while ((await round()) > 0) clock.pass({ minutes: 5 });
};

describe("an online top-up that nobody pays", () => {
  test("ends at its deadline, whether the provider never heard of it or waits still", async () => {
    const ming = await customer();
    const [unknown, waiting] = [await start(ming), await start(ming)];
    ecpay.forget(unknown);
    clock.pass({ minutes: 29 });
    await round();
    expect(await statesOf([unknown, waiting])).toEqual(["paying"]);
    clock.pass({ minutes: 10 });
    await round();
    expect(await statesOf([unknown, waiting])).toEqual(["expired"]);
    const { datalist } = valueOf(await ming.call(queryRechargeList, {}));
    expect(datalist.map(({ state }) => state)).toEqual(["expired", "expired"]);
  });

  test("stays while its provider gives no answer, and ends with the answer", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    clock.pass({ minutes: 40 });
    ecpay.setReachable(false);
    await round();
    expect(await statesOf([order_no])).toEqual(["paying"]);
    ecpay.setReachable(true);
    clock.pass({ minutes: 1 });
    await round();
    expect(await statesOf([order_no])).toEqual(["expired"]);
  });

  test("is credited once when the money comes after its end, told or found [WAL-36]", async () => {
    const ming = await customer();
    const [told, found] = [await start(ming), await start(ming)];
    clock.pass({ minutes: 40 });
    await round();
    expect(await statesOf([told, found])).toEqual(["expired"]);
    const body = ecpay.pay(told);
    ecpay.pay(found);
    expect([await notify(body), await notify(body)]).toEqual([200, 200]);
    expect(await balanceOf(ming)).toBe(100_000);
    clock.pass({ hours: 1 });
    await round();
    await round();
    expect(await balanceOf(ming)).toBe(200_000);
    expect(await statesOf([told, found])).toEqual(["success"]);
  });

  test("is credited when the money comes for one that the provider had called failed [WAL-36]", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    ecpay.fail(order_no);
    expect((await lookAt(ming, order_no)).state).toBe("failed");
    expect(await notify(ecpay.pay(order_no))).toBe(200);
    expect(await balanceOf(ming)).toBe(100_000);
  });

  test("does not keep its owner from closing the account [ACC-37]", async () => {
    const ming = await customer();
    await start(ming);
    const pending = async () => valueOf(await ming.call(getCancellation, {})).data.topups_pending;
    expect(await pending()).toBe(1);
    clock.pass({ minutes: 30 });
    expect(await pending()).toBe(0);
  });

  test("is asked about ever more rarely, and at last no more", async () => {
    await emptyQueue();
    const ming = await customer();
    await start(ming);
    let asked = 0;
    const perDay: number[] = [];
    for (let day = 0; day < 12; day += 1) {
      const before = asked;
      for (let at = 0; at < 24 * 2; at += 1) {
        asked += await round();
        clock.pass({ minutes: 30 });
      }
      perDay.push(asked - before);
    }
    expect(perDay[0]).toBeLessThan(25);
    expect(perDay[5]).toBeLessThanOrEqual(5);
    expect(perDay[11]).toBe(0);
  });
});

describe("behind hundreds of abandoned top-ups", () => {
  test("one that was paid without notification is credited within the next rounds [WAL-36]", async () => {
    await emptyQueue();
    await abandon(400, { age_minutes: 300, isKnown: false });
    await abandon(200, { age_minutes: 20, isKnown: true });
    const ming = await customer();
    const order_no = await start(ming);
    ecpay.pay(order_no);
    let [rounds, asked] = [0, 0];
    for (; rounds < 5 && (await balanceOf(ming)) === 0; rounds += 1) asked += await round();
    // Six hundred are older, and yet: those that can still be paid have three of four questions.
    expect(rounds).toBeLessThanOrEqual(4);
    expect(asked).toBeLessThanOrEqual(800);
    expect(await balanceOf(ming)).toBe(100_000);
  });

  test("the expired never hold up the payable", async () => {
    await emptyQueue();
    const expired = await abandon(600, { age_minutes: 300, isKnown: true });
    const ming = await customer();
    const order_no = await start(ming);
    ecpay.pay(order_no);
    await db
      .updateTable("topups")
      .set({ state: "expired" })
      .where("number", "in", expired)
      .execute();
    expect(await round()).toBe(200);
    expect(await balanceOf(ming)).toBe(100_000);
  });

  test("one whose owner came back, or whose notification came, is asked about before all others", async () => {
    await emptyQueue();
    await abandon(300, { age_minutes: 25, isKnown: true });
    const [ming, nok] = [await customer(), await customer()];
    const [returned, notified] = [await start(ming), await start(nok)];
    ecpay.setReachable(false);
    expect((await lookAt(ming, returned)).state).toBe("under_review");
    const body = ecpay.pay(notified);
    ecpay.pay(returned);
    expect(await notify(body)).toBe(503);
    ecpay.setReachable(true);
    const before = ecpay.asked.length;
    await round();
    expect(ecpay.asked.slice(before, before + 2).toSorted()).toEqual(
      [returned, notified].toSorted(),
    );
    expect([await balanceOf(ming), await balanceOf(nok)]).toEqual([100_000, 100_000]);
  });

  test("a provider that does not answer holds up no other, and is not asked the whole round", async () => {
    await emptyQueue();
    await abandon(300, { age_minutes: 25, isKnown: true });
    const nok = await customer({ region: "TH" });
    omise.pay(await start(nok, "omise"));
    ecpay.setReachable(false);
    expect(await round()).toBe(4);
    expect(await balanceOf(nok)).toBe(100_000);
    ecpay.setReachable(true);
  });
});

test("an account closes over an abandoned top-up, and money that comes later is kept for its owner [ACC-37]", async () => {
  const password = createHash("sha256").update("Boat_2026").digest("hex");
  // Cheap on purpose: how passwords are stored is tested elsewhere.
  const password_hash = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  const ming = await customer();
  await db.updateTable("accounts").set({ password_hash }).where("id", "=", ming.id).execute();
  const order_no = await start(ming);
  const close = () => ming.call(cancelAccount, { password });
  expect(refusalOf(await close())).toBe("topup_pending");
  clock.pass({ minutes: 31 });
  expect(refusalOf(await close())).toBe("accepted");
  expect(await notify(ecpay.pay(order_no))).toBe(200);
  const { balance } = await db
    .selectFrom("ledger_accounts")
    .select("balance")
    .where("owner_id", "=", ming.id)
    .where("kind", "=", "cash")
    .executeTakeFirstOrThrow();
  expect(balance).toBe(100_000);
});

test("after all of this the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
