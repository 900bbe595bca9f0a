import type { Call } from "@sampan/contract/kernel/call";
import type { Result } from "@sampan/domain/kernel/result";
import { insertCashOutBanks } from "../../support/test-withdrawals.ts";
import { insertRates, insertTariff } from "../../support/test-goods.ts";
import { insertTransferBank } from "../../support/test-transfers.ts";
import type { TestApp } from "../../support/test-app.ts";

export type Desk = Awaited<ReturnType<TestApp["staff"]>>;

/** Something that one person made, and how anybody would approve it. */
export interface Made {
  readonly approve: (by: Desk) => Promise<Result<unknown, { code: string }>>;
  /** Makes the books forget who made it: it was the other one. */
  readonly forget: () => Promise<unknown>;
  /** Whose money it is, where an approval moves a customer's. */
  readonly account?: number;
}

export interface Kind {
  /** What approves it. */
  readonly call: Call;
  readonly make: () => Promise<Made>;
}

/** Two people who both have every right that approvals ask for, in a world of banks and rates. */
export async function openTwoPeople(world: TestApp) {
  const { db, clock, needs, staff } = world;
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await insertCashOutBanks(db);
  await insertTransferBank(db);
  const roles = ["finance", "service", "buyer"] as const;
  const [maker, checker] = [await staff(...roles), await staff(...roles)];
  let numbers = 770_000;
  return { world, maker, checker, number: () => String((numbers += 1)) };
}
export type TwoPeople = Awaited<ReturnType<typeof openTwoPeople>>;
