import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getCancellation as getCall } from "@sampan/contract/people/personal-data";
import { eraseAfter } from "@sampan/domain/people/accounts/account-state";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { formatAmount } from "@sampan/domain/kernel/money";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Customer, CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findClosingPayout } from "./find-closing-payout.ts";
import { findObstacles } from "./find-obstacles.ts";

/** What lapses with an account, handed in: the ledger is of a wing above. */
export type FindBalances = (
  db: Db,
  holder: { readonly accountId: number; readonly currency: Customer["currency"] },
) => Promise<{ readonly bonus: number; readonly points: number }>;

/** What stands in the way of cancelling, and what would lapse with the account. [ACC-36] [ACC-37] */
export async function getCancellation(
  db: Db,
  _input: object,
  { customer, language, now }: CustomerCaller,
  {
    limits,
    say,
    findBalances,
  }: Pick<Needs, "limits" | "say"> & {
    readonly findBalances: FindBalances;
  },
): Promise<Result<OutputOf<typeof getCall>, never>> {
  const { id: accountId, currency, region } = customer;
  const obstacles = await findObstacles(db, accountId, now);
  const { bonus, points } = await findBalances(db, { accountId, currency });
  const { coupons } = await db
    .selectFrom("coupons")
    .innerJoin("coupon_templates as template", "template.id", "coupons.template_id")
    .select(({ fn }) => fn.countAll<number>().as("coupons"))
    .where("coupons.account_id", "=", accountId)
    .where("coupons.state", "=", "granted")
    .where("template.ends_at", ">", now)
    .executeTakeFirstOrThrow();
  const erased_on = formatWireTime(eraseAfter(now, limits), region);
  const closing_payout = (await findClosingPayout(db, accountId)) ?? "";
  const amount = formatAmount(obstacles.balance, currency);
  const give_up_words = obstacles.balance > 0 ? say(language, "messages.given_up", { amount }) : "";
  const ways = { closing_payout, give_up_words };
  const lapsing = { bonus, points, coupons };
  return ok({ data: { currency, ...obstacles, ...ways, ...lapsing, erased_on } });
}
