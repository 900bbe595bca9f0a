import { createHash } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { addWithdrawalAccount } from "@sampan/contract/money/bank-cards/bank-cards";
import { createWithdraw } from "@sampan/contract/money/withdrawals/withdrawals";
import { regions, type Region } from "@sampan/domain/kernel/regions";
import { banksOf } from "@sampan/domain/people/regions/regions";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import { sealIdentity } from "../../apps/server/src/people/identities/identity-seal.ts";
import type { TestApp } from "./test-app.ts";
import { fund, type TestCustomer } from "./test-journey.ts";
import { valueOf } from "./value-of.ts";

/** The password of everybody here, as it travels. */
export const password = createHash("sha256").update("Boat_2026").digest("hex");

/** The banks of every region that pay-outs go to. */
export async function insertCashOutBanks(db: Db): Promise<void> {
  const banks = regions.flatMap((region) =>
    banksOf[region].map(({ code, name }, position) => ({
      kind: "cash_out" as const,
      region,
      code,
      name: JSON.stringify(name),
      position,
    })),
  );
  await db.insertInto("banks").values(banks).execute();
}

interface PayeeWish {
  readonly region?: Region;
  readonly name?: string;
  /** A business account for a verified company of this name. */
  readonly company?: string;
  /** Cents that they have. */
  readonly cash?: number;
}

type Card = RequestOf<typeof addWithdrawalAccount>["number"];

/** People who may be paid out: with a password, a verified name, cash, and a card when one is added. */
export function openPayees({ db, needs, clock, customer }: TestApp) {
  // Cheap on purpose: how passwords are stored is tested elsewhere.
  const hashed = hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });

  async function verify(accountId: number, kind: "real_name" | "company", name: string) {
    const now = clock.now();
    const identity = { name, number: "A123456789", imgs: [] };
    const sealed = await sealIdentity(db, { accountId, kind, identity, now }, needs);
    const row = { account_id: accountId, state: "verified", sealed, submitted_at: now } as const;
    await db
      .insertInto(kind === "real_name" ? "real_names" : "companies")
      .values(row)
      .execute();
  }

  async function payee({ region = "TW", name = "陳柏宇", company, cash }: PayeeWish = {}) {
    const accountType = company === undefined ? "personal" : "business";
    const someone = await customer({ region, accountType, mayOrder: false });
    const change = { password_hash: await hashed, name };
    await db.updateTable("accounts").set(change).where("id", "=", someone.id).execute();
    await verify(someone.id, "real_name", name);
    if (company !== undefined) await verify(someone.id, "company", company);
    if (cash !== undefined) await fund(db, someone, { amount: cash, now: clock.now() });
    return someone;
  }

  const typed = (change: Partial<Card> = {}): { number: Card } => ({
    number: { account_name: "陳柏宇", bank: "004", number: "0041234540718", ...change },
  });

  /** A card of this customer, added so long ago that no payout is held for it. */
  async function settledCard(of: TestCustomer, change: Partial<Card> = {}): Promise<string> {
    const bank = of.region === "TW" ? "004" : "014";
    const { data } = valueOf(await of.call(addWithdrawalAccount, typed({ bank, ...change })));
    const changed_at = new Date(clock.now().getTime() - 25 * 3_600_000);
    await db.updateTable("bank_cards").set({ changed_at }).where("key", "=", data.id).execute();
    return data.id;
  }

  const withdraw = (
    of: TestCustomer,
    wish: Partial<RequestOf<typeof createWithdraw>>,
  ): ReturnType<typeof of.call<typeof createWithdraw>> =>
    of.call(createWithdraw, { password, ...wish });

  return { payee, typed, settledCard, withdraw };
}
