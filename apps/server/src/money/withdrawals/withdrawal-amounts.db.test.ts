import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import {
  getWithdrawTerms,
  queryWithdrawList,
} from "@sampan/contract/money/withdrawals/withdrawals";
import { regions, type Region } from "@sampan/domain/kernel/regions";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertCashOutBanks, openPayees } from "../../../../../tests/support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { payee, settledCard, withdraw } = openPayees(world);
beforeAll(() => insertCashOutBanks(world.db));

/** Somebody with so much, who applies for amounts; what they have free and set aside. */
async function ready(cash: number, region: Region = "TW") {
  const person = await payee({ cash, region });
  const number_id = await settledCard(person);
  const apply = async (amount: number) => refusalOf(await withdraw(person, { number_id, amount }));
  const holds = async () => {
    const { balance, lock_blc } = valueOf(await person.call(getAccountBalance, {})).data;
    return [balance, lock_blc];
  };
  return { person, apply, holds };
}

describe("the amount of a withdrawal", () => {
  test.each(regions)(
    "is whole units above thirty-one, and costs thirty of the currency, in %s [WAL-20] [WAL-22] [CONST-12]",
    async (region) => {
      const { person, apply, holds } = await ready(500_000, region);
      const terms = valueOf(await person.call(getWithdrawTerms, {})).data;
      expect(terms).toMatchObject({ fee: 3_000, least: 3_200, most: 497_000 });
      for (const amount of [3_201, 3_250, 3_299])
        expect(await apply(amount)).toBe("whole_amount_needed");
      expect(await apply(3_200)).toBe("accepted");
      expect(await holds()).toEqual([500_000 - 6_200, 6_200]);
    },
  );

  test("leaves enough for the fee, or nothing is submitted: one unit more is refused, and so is more than there is [WAL-23] [ERR-50] [CONST-11]", async () => {
    const { person, apply, holds } = await ready(100_000);
    expect(await apply(97_100)).toBe("withdrawal_fee_uncovered");
    expect(await apply(100_000)).toBe("withdrawal_fee_uncovered");
    expect(await apply(100_100)).toBe("withdrawal_above_balance");
    expect(await apply(3_100)).toBe("withdrawal_below_minimum");
    expect(valueOf(await person.call(queryWithdrawList, {})).datalist).toEqual([]);
    expect(await apply(97_000)).toBe("accepted");
    expect(await holds()).toEqual([0, 100_000]);
  });
});
