import type { OutputOf } from "@sampan/contract/call";
import type { getCancellation as getCall } from "@sampan/contract/personal-data";
import { eraseAfter } from "@sampan/domain/account-state";
import { formatWireTime } from "@sampan/domain/business-time";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { CustomerCaller } from "../http/callers.ts";
import type { Needs } from "../needs.ts";
import { findBalances } from "../wallet/find-balances.ts";
import { findObstacles } from "./find-obstacles.ts";

/** What stands in the way of cancelling, and what would lapse with the account. [ACC-36] [ACC-37] */
export async function getCancellation(
  db: Db,
  _input: object,
  { customer, now }: CustomerCaller,
  { limits }: Pick<Needs, "limits">,
): Promise<Result<OutputOf<typeof getCall>, never>> {
  const { id: accountId, currency, region } = customer;
  const obstacles = await findObstacles(db, accountId);
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
  return ok({ data: { currency, ...obstacles, bonus, points, coupons, erased_on } });
}
