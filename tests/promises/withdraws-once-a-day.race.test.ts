import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../support/test-app.ts";
import { insertSession } from "../support/test-people.ts";
import { insertCashOutBanks, openPayees } from "../support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { tellPromise } from "./support/tell-promise.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";

const world = await openTestApp();
const { clock, db } = world;
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

test("and then the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
