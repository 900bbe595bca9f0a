import { randomBytes } from "node:crypto";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { queryInviteEarnings } from "@sampan/contract/shop/invitations";
import { byCurrency } from "@sampan/domain/kernel/by-region";
import { membershipTiers, type MembershipTier } from "@sampan/domain/people/accounts/profile";
import { noAmounts, type RewardTerms } from "@sampan/domain/shop/invitations/reward-terms";
import { sql } from "kysely";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import { recordInvitation } from "../../apps/server/src/shop/invitations/record-invitation.ts";
import { insertTerms } from "../../apps/server/src/shop/invitations/terms-queries.ts";
import type { TestApp } from "./test-app.ts";
import type { TestCustomer } from "./test-journey.ts";
import { insertSession, type TestAccount } from "./test-people.ts";
import { valueOf } from "./value-of.ts";

export const sharesOf = (share: number) =>
  Object.fromEntries(membershipTiers.map((tier) => [tier, share])) as Record<
    MembershipTier,
    number
  >;

/** Points for a friend who kept anything, at most five friends' a month. */
export const rewardTerms = (change: Partial<RewardTerms> = {}): RewardTerms => ({
  kind: "points",
  amounts: { ...noAmounts(), PTS: 200 },
  month_most: { ...noAmounts(), PTS: 1_000 },
  shares: sharesOf(0),
  least: byCurrency(() => 1),
  ...change,
});

/** Who invites whom, as registering makes it. */
export function openInvitations({ db, clock, needs }: Pick<TestApp, "db" | "clock" | "needs">) {
  const codeOf = async ({ id }: Pick<TestAccount, "id">): Promise<string> =>
    (
      await db
        .selectFrom("accounts")
        .select("invite_code")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).invite_code;
  const invite = async (by: Pick<TestAccount, "id">, friend: Pick<TestAccount, "id">) =>
    recordInvitation(
      db,
      { accountId: friend.id, salesCode: await codeOf(by), now: clock.now() },
      needs,
    );
  /** What friends bring from now on. */
  const promise = async (change: Partial<RewardTerms> = {}): Promise<void> => {
    const entered = { entered_by: null, entered_at: clock.now() };
    await insertTerms(db, { ...rewardTerms(change), begins_at: clock.now(), ...entered });
  };
  const rewardOf = ({ id }: Pick<TestAccount, "id">) =>
    db
      .selectFrom("invite_rewards")
      .selectAll()
      .where("friend_id", "=", id)
      .executeTakeFirstOrThrow();
  return { codeOf, invite, promise, rewardOf };
}

/** What somebody holds and what friends brought them, as their own pages say it. */
export function openEarnings({ db, clock }: Pick<TestApp, "db" | "clock">) {
  /** Sessions end in days; whoever comes back logs in again. */
  const back = async (who: TestCustomer): Promise<TestCustomer> => {
    who.cookies.set("session_id", await insertSession(db, clock.now(), who.id));
    return who;
  };
  const held = async (who: TestCustomer) =>
    valueOf(await (await back(who)).call(getAccountBalance, {})).data;
  return {
    back,
    points: async (who: TestCustomer) => (await held(who)).points,
    bonus: async (who: TestCustomer) => (await held(who)).bonus.total,
    earnings: async (who: TestCustomer) =>
      valueOf(await (await back(who)).call(queryInviteEarnings, {})),
  };
}

/** Points of somebody by the ledger; 0 for whoever never had any. */
export async function pointsByLedger(db: Db, { id }: Pick<TestAccount, "id">): Promise<number> {
  const held = await db
    .selectFrom("ledger_accounts")
    .select("balance")
    .where("owner_id", "=", id)
    .where("kind", "=", "points")
    .executeTakeFirst();
  return held?.balance ?? 0;
}

const home = { consignee: "x", phone: "", area: [], detail: "x", postal_code: "10000" };

/** A received order of somebody, as far as what a friend brings is reckoned by it. Answers its row's number. */
export async function insertKeptOrder(
  db: Db,
  who: TestAccount,
  { goods = 50_000, fee = 0, completedAt }: { goods?: number; fee?: number; completedAt: Date },
): Promise<number> {
  const tid = `SP260101${randomBytes(3).toString("hex")}`;
  const paid = { instalment: "first", paid_at: completedAt } as const;
  const { id } = await db
    .insertInto("orders")
    .values({
      tid,
      account_id: who.id,
      region: who.region,
      currency: who.region === "TW" ? "TWD" : "THB",
      status: 7,
      address: JSON.stringify({ ...home, region: who.region }),
      express: 1,
      transport: 9,
      pay_mode: "once",
      insurance: 0,
      request_id: tid,
      created_at: completedAt,
      pay_time: completedAt,
      completed_at: completedAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const shop = await db
    .insertInto("sell_orders")
    .values({ order_id: id, shop_name: "x", platform: 1, mainland_freight: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const item = await db
    .insertInto("order_items")
    .values({
      order_id: id,
      sell_order_id: shop.id,
      oid: `${tid}-1`,
      thid_item_id: "1",
      platform: 1,
      item_name: "杯",
      props: "{}",
      price: goods,
      num: 1,
      goods_class: "ordinary",
      weight_g: 100,
      status: 12,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("order_charges")
    .values([
      { order_id: id, kind: "goods", item_id: item.id, amount: goods, ...paid },
      { order_id: id, kind: "service_fee", amount: fee, ...paid },
    ])
    .execute();
  return id;
}

/** Takes goods of such an order back whole, as a refund leaves it. */
export async function refundWhole(
  db: Db,
  orderId: number,
  who: TestAccount,
  now: Date,
): Promise<void> {
  await db
    .updateTable("order_charges")
    .set({ refunded: sql<number>`coalesce(amount, 0)` })
    .where("order_id", "=", orderId)
    .execute();
  const item = await db
    .selectFrom("order_items")
    .select("id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("refunds")
    .values({
      number: `RF${randomBytes(6).toString("hex")}`,
      order_id: orderId,
      item_id: item.id,
      account_id: who.id,
      kind: "pieces",
      source: "staff",
      num: 1,
      real_num: 1,
      reason: "not_wanted",
      fault: "us",
      is_bought: true,
      status: 1,
      holder: "nobody",
      amount: 0,
      requested_at: now,
      executed_at: now,
    })
    .execute();
}
