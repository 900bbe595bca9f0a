import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { approveTopup, rejectTopup } from "@sampan/contract/money/topups/staff-topups";
import * as payouts from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { createWithdraw } from "@sampan/contract/money/withdrawals/withdrawals";
import { cancelAccount } from "@sampan/contract/people/personal-data";
import { beforeAll, expect, test } from "vitest";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { insertBankTopup } from "../../apps/server/src/money/topups/topup-queries.ts";
import { openAppBesideServers } from "../support/app-beside-servers.ts";
import { fund, type TestCustomer } from "../support/test-journey.ts";
import { insertCashOutBanks, openPayees, password } from "../support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

const world = await openAppBesideServers();
const { clock, customer, db } = world;
const { payee, settledCard, withdraw } = openPayees(world);
const desks = await world.desks("finance", 4);
beforeAll(() => insertCashOutBanks(db));

const rounds = sizeOf({ quick: 3, full: 50 });
const reason = "資料不符";
const holdings = async (who: TestCustomer) => {
  const { balance, lock_blc } = valueOf(await who.call(getAccountBalance, {})).data;
  return [balance, lock_blc];
};
/** Twelve at once: four of finance, each at one process and the other in turn, three times. */
const atOnce = <T>(work: (desk: (typeof desks)[number], turn: number) => Promise<T>) =>
  Promise.all([...desks, ...desks, ...desks].map(work));
const accepted = (outcomes: readonly string[]) =>
  outcomes.filter((outcome) => outcome === "accepted").length;

async function applied() {
  const ming = await payee({ cash: 500_000 });
  const number_id = await settledCard(ming);
  const { number } = valueOf(await withdraw(ming, { number_id, amount: 10_000 })).data;
  return { ming, number };
}
const stateOf = async (table: "withdrawals" | "topups", number: string) =>
  (
    await db
      .selectFrom(table)
      .select("state")
      .where("number", "=", number)
      .executeTakeFirstOrThrow()
  ).state;

test("a withdrawal that twelve pass and fail at two processes at once is decided once, and its money leaves or comes back once [BO-31] [WAL-35]", async () => {
  let decided = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { ming, number } = await applied();
    // Whoever looks before they decide finds it waiting, all of them.
    const seen = await atOnce(() => stateOf("withdrawals", number));
    expect(new Set(seen)).toEqual(new Set(["waiting"]));
    const outcomes = await atOnce(async (desk, turn) =>
      turn % 2 === 0
        ? refusalOf(await desk.call(payouts.passWithdrawal, { number }))
        : refusalOf(await desk.call(payouts.failWithdrawal, { number, reason })),
    );
    decided += accepted(outcomes);
    const isPassed = (await stateOf("withdrawals", number)) === "passed";
    expect(await holdings(ming)).toEqual([isPassed ? 487_000 : 500_000, 0]);
  }
  tellPromise({
    promise: 17,
    name: "a withdrawal is audited once at two processes",
    target: "one of twelve each round",
    figure: `${decided} of ${rounds * 12} in ${rounds} rounds`,
  });
  expect(decided).toBe(rounds);
}, 600_000);

/** A transfer of 7 dollars that somebody declared. */
async function declaredTopup(number: string) {
  const ming = await customer();
  const now = clock.now();
  const transfer = { bank: "008", pay_no: `9${number}`, pay_time: now, imgs: [] };
  const of = { accountId: ming.id, amount: 700, currency: "TWD" } as const;
  await insertBankTopup(db, { number, ...of, ...transfer, now });
  return { ming, number };
}

/** One of three rejects, the others credit. */
const decideTopup = async (desk: (typeof desks)[number], turn: number, number: string) =>
  turn % 4 === 0
    ? refusalOf(await desk.call(rejectTopup, { number, reason }))
    : refusalOf(await desk.call(approveTopup, { number, reason }));

/** What is wrong after many decided one top-up: it was decided once, and is credited where its state says so. */
async function judgeTopup(
  { ming, number }: Awaited<ReturnType<typeof declaredTopup>>,
  outcomes: readonly string[],
): Promise<string[]> {
  const decided = accepted(outcomes);
  const due = (await stateOf("topups", number)) === "success" ? 700 : 0;
  const [balance, locked] = await holdings(ming);
  return [
    ...(decided === 1 ? [] : [`decided ${decided} times`]),
    ...(balance === due && locked === 0 ? [] : [`holds ${balance} in place of ${due}`]),
  ];
}

test("a bank top-up that twelve credit and reject at two processes at once is decided once [WAL-34] [BO-29]", async () => {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const topup = await declaredTopup(`TURACE${round}`);
    const outcomes = await atOnce((desk, turn) => decideTopup(desk, turn, topup.number));
    faults.push(...(await judgeTopup(topup, outcomes)));
  }
  tellPromise({
    promise: 13,
    name: "a declared top-up is decided once at two processes",
    target: "one of twelve each round",
    figure: `${faults.length} faults in ${rounds} rounds`,
  });
  expect(faults).toEqual([]);
}, 600_000);

test("the judge of top-ups notices one that is forgotten to be decided", async () => {
  const topup = await declaredTopup("TUFORGOTTEN");
  const outcomes: string[] = [];
  for (const turn of [1, 0]) {
    const [desk] = desks;
    if (desk) outcomes.push(await decideTopup(desk, turn, topup.number));
    if (turn === 1)
      await db
        .updateTable("topups")
        .set({ state: "under_review", decided_at: null, decided_by: null })
        .where("number", "=", topup.number)
        .execute();
  }
  expect(await judgeTopup(topup, outcomes)).toEqual(["decided 2 times", "holds 700 in place of 0"]);
});

/** Somebody with two phones, each at a process of its own. */
async function rich() {
  const ming = await payee({ cash: 500_000 });
  const number_id = await settledCard(ming);
  const [paying, closing] = await world.phones(ming.id, 2);
  if (!paying || !closing) throw new Error("nobody has a phone");
  return {
    ming,
    take: async (by = paying) =>
      refusalOf(await by.call(createWithdraw, { password, number_id, amount: 10_000 })),
    close: async () => refusalOf(await closing.call(cancelAccount, { password, give_up: 500_000 })),
  };
}

/** Whether one of both happened, and the other was told of it. */
const isOneOfBoth = (taken: string, closed: string): boolean =>
  (taken === "accepted" && closed === "withdrawal_pending") ||
  (taken === "login_needed" && closed === "accepted");

test("an account that is closed at one process while its money is withdrawn at the other: one of them happens [ACC-37]", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { take, close } = await rich();
    const [taken, closed] = await Promise.all([take(), close()]);
    expect(isOneOfBoth(taken, closed), `${taken} and ${closed}`).toBe(true);
  }
}, 600_000);

test("the judge of closing notices an account that is forgotten to be closed", async () => {
  const { ming, take, close } = await rich();
  const closed = await close();
  await db
    .updateTable("accounts")
    .set({ state: "active", cancelled_at: null })
    .where("id", "=", ming.id)
    .execute();
  await fund(db, ming, { amount: 500_000, now: clock.now() });
  const [again] = await world.phones(ming.id, 1);
  const taken = await take(again);
  expect([taken, closed]).toEqual(["accepted", "accepted"]);
  expect(isOneOfBoth(taken, closed)).toBe(false);
});

test("and then the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
