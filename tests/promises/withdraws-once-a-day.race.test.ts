import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import {
  failWithdrawal,
  passWithdrawal,
} from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { cancelAccount } from "@sampan/contract/people/personal-data";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../support/test-app.ts";
import { insertSession } from "../support/test-people.ts";
import { insertCashOutBanks, openPayees, password } from "../support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { tellPromise } from "./support/tell-promise.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";

const world = await openTestApp();
const { clock, db, staff } = world;
const { payee, settledCard, withdraw } = openPayees(world);
beforeAll(() => insertCashOutBanks(db));

const atOnce = <T>(times: number, work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, turn) => work(turn)));

test.each([
  { region: "TW", midnight: "2026-03-04T16:00:00Z" },
  { region: "TH", midnight: "2026-03-05T17:00:00Z" },
] as const)(
  "applications around midnight in $region leave one for each day [WAL-25]",
  async ({ region, midnight }) => {
    const ming = await payee({ region, cash: 500_000 });
    const number_id = await settledCard(ming);
    const apply = () =>
      atOnce(4, async () => refusalOf(await withdraw(ming, { number_id, amount: 10_000 })));
    const before = clock.now();
    const accepted: number[] = [];
    try {
      for (const around_ms of [-100, 100]) {
        clock.set(new Date(Date.parse(midnight) + around_ms));
        ming.cookies.set("session_id", await insertSession(db, clock.now(), ming.id));
        accepted.push((await apply()).filter((outcome) => outcome === "accepted").length);
      }
    } finally {
      clock.set(before);
    }
    tellPromise({
      promise: 17,
      name: `one withdrawal a day in ${region}`,
      target: "one a day, also at 23:59:59.9 and 00:00:00.1",
      figure: `${accepted.join(" and ")} of 4 at once`,
    });
    expect(accepted).toEqual([1, 1]);
    const { balance, lock_blc } = valueOf(await ming.call(getAccountBalance, {})).data;
    expect([balance, lock_blc]).toEqual([474_000, 26_000]);
  },
);

test("a day that was counted before it was written would let several through", async () => {
  const ming = await payee({ cash: 500_000 });
  await settledCard(ming);
  const today = async () =>
    (await db.selectFrom("withdrawals").where("account_id", "=", ming.id).select("id").execute())
      .length;
  const seen = await atOnce(3, today);
  expect(seen.filter((count) => count === 0)).toHaveLength(3);
});

describe("at the same moment", () => {
  test("5 applications of one person leave one, and its money is set aside once [WAL-25] [WAL-35]", async () => {
    for (let round = 0; round < 5; round += 1) {
      const ming = await payee({ cash: 500_000 });
      const number_id = await settledCard(ming);
      // As many as may ask for the password at once.
      const outcomes = await atOnce(5, async () =>
        refusalOf(await withdraw(ming, { number_id, amount: 10_000 })),
      );
      expect(outcomes.toSorted()).toEqual([
        "accepted",
        ...Array.from({ length: 4 }, () => "withdrawn_today"),
      ]);
      const { balance, lock_blc } = valueOf(await ming.call(getAccountBalance, {})).data;
      expect([balance, lock_blc]).toEqual([487_000, 13_000]);
    }
  });

  test("10 who pass and 10 who fail one withdrawal decide it once [BO-31] [WAL-35]", async () => {
    const ming = await payee({ cash: 500_000 });
    const number_id = await settledCard(ming);
    const { number } = valueOf(await withdraw(ming, { number_id, amount: 10_000 })).data;
    const desks = [await staff("finance"), await staff("finance")];
    const outcomes = await atOnce(20, async (turn) => {
      const desk = desks[turn % 2]!;
      return turn % 4 < 2
        ? refusalOf(await desk.call(passWithdrawal, { number }))
        : refusalOf(await desk.call(failWithdrawal, { number, reason: "no" }));
    });
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    const { state } = await db
      .selectFrom("withdrawals")
      .select("state")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const { balance, lock_blc } = valueOf(await ming.call(getAccountBalance, {})).data;
    expect([balance, lock_blc]).toEqual([state === "passed" ? 487_000 : 500_000, 0]);
  });

  test("a closing of the account and a withdrawal of its money: one of them happens [ACC-37]", async () => {
    for (let round = 0; round < 5; round += 1) {
      const ming = await payee({ cash: 500_000 });
      const number_id = await settledCard(ming);
      const [applied, closed] = await Promise.all([
        withdraw(ming, { number_id, amount: 10_000 }),
        ming.call(cancelAccount, { password, give_up: 500_000 }),
      ]);
      const outcome = [refusalOf(applied), refusalOf(closed)];
      expect([
        ["accepted", "withdrawal_pending"],
        ["login_needed", "accepted"],
      ]).toContainEqual(outcome);
    }
  });

  test("and then the ledger adds up [WAL-50]", async () => {
    expect(await checkLedger(db)).toEqual([]);
  });
});
