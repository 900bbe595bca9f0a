import { sql } from "kysely";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { CouponTemplate } from "@sampan/domain/money/coupons/coupon-template";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

export interface TemplateRow extends CouponTemplate {
  readonly id: number;
  readonly code: string;
  readonly name: NamesText;
  readonly remark: NamesText;
  /** How many were given or taken. */
  readonly issued: number;
  readonly is_open: boolean;
}

const columns = [
  "id",
  "code",
  "kind",
  "name",
  "remark",
  "currency",
  "start_value",
  "discount_type",
  "value",
  "ceiling",
  "time_rule",
  "valid_days",
  "taking",
  "copies",
  "issued",
  "per_account",
  "is_open",
  "starts_at",
  "ends_at",
] as const;

export const selectTemplates = (db: Db) => db.selectFrom("coupon_templates").select(columns);

/** A template by its code. */
export async function findTemplate(db: Db, code: string): Promise<TemplateRow | undefined> {
  const row = await selectTemplates(db).where("code", "=", code).executeTakeFirst();
  return row;
}

/** The same, held until the transaction ends: whoever gives its coupons waits for their turn. [CPN-15] */
export async function lockTemplate(db: Db, code: string): Promise<TemplateRow | undefined> {
  const row = await selectTemplates(db).where("code", "=", code).forUpdate().executeTakeFirst();
  return row;
}

/** How many of a template's coupons each of these accounts was given. */
export async function countHeld(
  db: Db,
  {
    templateId,
    accountIds,
  }: { readonly templateId: number; readonly accountIds: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("coupons")
    .select(["account_id", sql<number>`count(*)`.as("held")])
    .where("template_id", "=", templateId)
    .where("account_id", "in", accountIds)
    .groupBy("account_id")
    .execute();
  return new Map(rows.map(({ account_id, held }) => [account_id, held]));
}

export interface OfferRow extends TemplateRow {
  readonly held: number;
  readonly total: number;
}

/** Templates that anybody may take from, in this currency and now; those that end first in front. */
export async function findOffers(
  db: Db,
  wish: {
    readonly accountId: number;
    readonly currency: PaymentCurrency;
    readonly now: Date;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<OfferRow[]> {
  return selectTemplates(db)
    .select([
      sql<number>`(select count(*) from coupons
                    where coupons.template_id = coupon_templates.id
                      and coupons.account_id = ${wish.accountId})`.as("held"),
      sql<number>`count(*) over ()`.as("total"),
    ])
    .where("taking", "=", "listed")
    .where("is_open", "=", true)
    .where("currency", "=", wish.currency)
    .where("starts_at", "<=", wish.now)
    .where("ends_at", ">", wish.now)
    .orderBy("ends_at")
    .orderBy("id")
    .limit(wish.limit)
    .offset(wish.offset)
    .execute();
}
