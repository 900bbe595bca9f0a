import { createHash } from "node:crypto";
import { createWithdraw } from "@sampan/contract/money/withdrawals/withdrawals";
import * as cards from "@sampan/contract/money/bank-cards/bank-cards";
import * as payouts from "@sampan/contract/money/withdrawals/staff-withdrawals";
import * as codes from "@sampan/contract/people/codes/codes";
import {
  changeEmail,
  changePassword,
  resetPasswordByMobile,
} from "@sampan/contract/people/accounts/credentials";
import { cancelAccount } from "@sampan/contract/people/personal-data";
import { logIn } from "@sampan/contract/people/sessions/log-in";

import { beforeAll, expect, test, vi } from "vitest";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { findBalances } from "../../apps/server/src/money/ledger/find-balances.ts";
import { openTestApp } from "../support/test-app.ts";
import { codeTo, senders } from "../support/test-codes.ts";
import type { TestCustomer } from "../support/test-journey.ts";
import { insertCashOutBanks, openPayees, password } from "../support/test-withdrawals.ts";
import { valueOf } from "../support/value-of.ts";
import { customerCalls } from "./support/every-call.ts";
import { sampleInput } from "./support/sample-input.ts";
import { tellPromise } from "./support/tell-promise.ts";

const hold = vi.hoisted(() => ({ isOff: false }));
// The control: a house that pays whoever holds the account.
vi.mock(import("@sampan/domain/people/accounts/payout-hold"), async (original) => {
  const real = await original();
  return {
    payoutsHeldUntil: (...facts) => (hold.isOff ? undefined : real.payoutsHeldUntil(...facts)),
  };
});

const world = await openTestApp(senders);
const { db, clock, visitor } = world;
const { payee, settledCard } = openPayees(world);
beforeAll(() => insertCashOutBanks(db));

const thiefs = createHash("sha256").update("Raft_2026").digest("hex");
const company = "小舟貿易有限公司";
const cash = 5_000_000;
let last = 972_200_000;

/** A company's owner with settled cash, a card of their own and one of the company, both kept for long. */
async function rich() {
  const owner = await payee({ company, cash });
  const mobile = `0${(last += 1)}`;
  const stored = { mobile: `+886${mobile.slice(1)}` };
  await db.updateTable("accounts").set(stored).where("id", "=", owner.id).execute();
  const own = await settledCard(owner);
  const wish = {
    account_name: company,
    number: "0042345650718",
    is_company: 1,
  } as const;
  const ofCompany = await settledCard(owner, wish);
  return { ...owner, mobile, own, ofCompany };
}
type Victim = Awaited<ReturnType<typeof rich>>;

/** Whoever has the victim's telephone, or their password and cookie, and what that changed. */
const takeovers = {
  "password by telephone": async (victim: Victim) => {
    const { mobile } = victim;
    const thief = visitor();
    valueOf(await thief.call(codes.sendResetPasswordSmsCaptcha, { mobile }));
    const captcha = codeTo(world, `+886${mobile.slice(1)}`);
    const change = { mobile, password: thiefs, captcha };
    valueOf(await thief.call(resetPasswordByMobile, change));
    valueOf(await thief.call(logIn, { account: mobile, password: thiefs }));
    return { thief, known: thiefs };
  },
  "password by password": async (victim: Victim) => {
    valueOf(await victim.call(changePassword, { password, new_password: thiefs }));
    return { thief: victim, known: thiefs };
  },
  "e-mail": async (victim: Victim) => {
    const email = `${(last += 1)}@thief.test`;
    valueOf(await victim.call(codes.sendResetEmailMailCaptcha, { email }));
    const captcha = codeTo(world, email);
    valueOf(await victim.call(changeEmail, { email, captcha, password }));
    return { thief: victim, known: password };
  },
  "another card": async (victim: Victim) => {
    const typed = {
      account_name: "陳柏宇",
      bank: "004",
      number: "0049876540718",
    };
    valueOf(await victim.call(cards.addWithdrawalAccount, { number: typed }));
    return { thief: victim, known: password };
  },
  "another number of the kept card": async (victim: Victim) => {
    const number = { id: victim.own, number: "0049876540719" };
    valueOf(await victim.call(cards.updateWithdrawalAccount, { number }));
    return { thief: victim, known: password };
  },
};
type Thief = Pick<TestCustomer, "call" | "send">;

/** Each call that writes, with everything of the victim's that it may ask for; answers how many were taken. */
async function tryEveryCall(thief: Thief, victim: Victim, known: string): Promise<number> {
  let taken = 0;
  // What ends their own session comes last.
  const ends = /log_?out|cancel_account|end_|_session|_device/;
  const calls = customerCalls.filter(({ call }) => call.mutates && !ends.test(call.path));
  for (const { call } of calls) {
    const method = call.methods.find((one) => one !== "GET");
    // Drawing a picture or a code is written down, and moves nothing.
    if (!method) continue;
    const own = {
      number_id: victim.own,
      id: victim.own,
      amount: 10_000,
      password: known,
    };
    const answer = await thief.send(call.path, {
      method,
      headers: { "content-type": "application/json", "x-sampan-client": "web" },
      body: JSON.stringify({
        ...sampleInput(call, own),
        password: known,
        new_password: known,
      }),
    });
    if (answer.status < 300 && ((await answer.json()) as { success?: boolean }).success) taken += 1;
  }
  return taken;
}

/** All ways by which money leaves an account: to each card that is kept, to one that is gone again, all of it with the account, and given up. */
const waysOut = {
  "to the kept card": (thief: Thief, { own }: Victim, known: string) =>
    thief.call(createWithdraw, {
      number_id: own,
      amount: 1_000_000,
      password: known,
    }),
  "to the company's": (thief: Thief, { ofCompany }: Victim, known: string) =>
    thief.call(createWithdraw, {
      number_id: ofCompany,
      amount: 1_000_000,
      password: known,
    }),
  "to a card that is gone": async (thief: Thief, _: Victim, known: string) => {
    const typed = {
      account_name: "陳柏宇",
      bank: "004",
      number: "0045550001112",
    };
    const { id } = valueOf(await thief.call(cards.addWithdrawalAccount, { number: typed })).data;
    const wish = { number_id: id, amount: 1_000_000, password: known };
    const applied = await thief.call(createWithdraw, wish);
    valueOf(await thief.call(cards.deleteNumber, { id }));
    return applied;
  },
  "all of it, and the account": (thief: Thief, { own }: Victim, known: string) =>
    thief.call(createWithdraw, { number_id: own, password: known, closing: 1 }),
  "everything that writes": (thief: Thief, victim: Victim, known: string) =>
    tryEveryCall(thief, victim, known),
  "given up": (thief: Thief, _: Victim, known: string) =>
    thief.call(cancelAccount, { password: known, give_up: cash }),
};

/** Passes and pays whatever waits of an account, as finance would; answers what was refused. */
async function payOut(accountId: number): Promise<string[]> {
  const [one, other] = [await world.staff("finance"), await world.staff("finance")];
  const waiting = await db
    .selectFrom("withdrawals")
    .select("number")
    .where("account_id", "=", accountId)
    .where("paid_at", "is", null)
    .execute();
  const refused: string[] = [];
  for (const { number } of waiting) {
    const passed = await one.call(payouts.passWithdrawal, { number });
    if (!passed.ok) refused.push(passed.error.code);
    await other.call(payouts.recordPayout, {
      number,
      reference: `B-${number}`,
    });
  }
  return refused;
}

/** What left an account, in cents: cash that is neither there nor set aside for what waits. */
async function gone({ id }: Victim): Promise<number> {
  const holder = { accountId: id, currency: "TWD" } as const;
  const { cash: left, cash_locked } = await findBalances(db, holder);
  return cash - left - cash_locked;
}

interface Robbery {
  readonly takenBy: string;
  readonly way: string;
  /** Cents that were gone a moment before the hold ended, and a moment after. */
  readonly before: number;
  readonly after: number;
  /** What waited, and why. */
  readonly refused: readonly string[];
}

async function rob(takenBy: keyof typeof takeovers, way: keyof typeof waysOut): Promise<Robbery> {
  clock.pass({ hours: 50 });
  const victim = await rich();
  const { thief, known } = await takeovers[takenBy](victim);
  const from = clock.now();
  await waysOut[way](thief, victim, known);
  const refused: string[] = [];
  for (const hours of [0, 12, 23.99]) {
    clock.set(new Date(from.getTime() + hours * 3_600_000));
    refused.push(...(await payOut(victim.id)));
  }
  const before = await gone(victim);
  clock.set(new Date(from.getTime() + 24.01 * 3_600_000));
  await payOut(victim.id);
  return {
    takenBy,
    way,
    before,
    after: await gone(victim),
    refused: [...new Set(refused)],
  };
}

const ways = Object.keys(waysOut) as (keyof typeof waysOut)[];
const paidWays = ways.filter((way) => way.startsWith("to ") || way.startsWith("all "));

/** Every way after every takeover; all that writes is tried once, for it takes long and asks nothing else. */
async function robAll(by: readonly (keyof typeof waysOut)[]): Promise<Robbery[]> {
  const robberies: Robbery[] = [];
  const all = Object.keys(takeovers) as (keyof typeof takeovers)[];
  for (const takenBy of all)
    for (const way of by)
      if (way !== "everything that writes" || takenBy === all[0])
        robberies.push(await rob(takenBy, way));
  return robberies;
}

test("whoever takes an account over gets none of its settled cash out within a day, by whatever way and to whichever card", async () => {
  const robberies = await robAll(ways);
  const within = robberies.filter(({ before }) => before > 0);
  tellPromise({
    promise: 34,
    name: "Step-up: settled cash after a takeover",
    target: "0 cents out within 24 hours",
    figure: `${within.length} of ${robberies.length} ways paid within, ${robberies.filter(({ after }) => after > 0).length} after`,
  });
  expect(within).toEqual([]);
  // What was asked for waited, and for this reason alone: a moment later it is paid.
  const asked = robberies.filter(({ way }) => paidWays.some((one) => one === way));
  for (const { refused, after } of asked) {
    expect(refused).toEqual(["withdrawal_held"]);
    expect(after).toBeGreaterThan(0);
  }
  expect(await checkLedger(db)).toEqual([]);
}, 240_000);

test("and would have it within the hour, were nothing held", async () => {
  hold.isOff = true;
  try {
    const robberies = await robAll(paidWays);
    expect(robberies.filter(({ before }) => before === 0)).toEqual([]);
  } finally {
    hold.isOff = false;
  }
}, 240_000);
