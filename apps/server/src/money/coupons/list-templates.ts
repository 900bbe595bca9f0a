import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  CouponTemplateRow,
  getCouponTemplate,
  listCouponTemplates,
} from "@sampan/contract/money/staff-coupons";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { mostOf } from "@sampan/domain/money/coupons/coupon";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { textToEdit } from "../../kernel/say/text-in.ts";
import { selectTemplates } from "./template-queries.ts";

const withCosts = (db: Db) =>
  selectTemplates(db).select([
    sql<number>`count(*) over ()`.as("total"),
    sql<string>`coalesce((select name from staff_members where id = coupon_templates.created_by), '')`.as(
      "owner",
    ),
    sql<number>`(select count(*) from coupons
                  where template_id = coupon_templates.id and state = 'used')`.as("used"),
    sql<number>`(select coalesce(sum(amount), 0) from coupons
                  where template_id = coupon_templates.id)`.as("cost"),
    sql<number>`(select count(*) from coupons
                  where template_id = coupon_templates.id and state in ('granted', 'reserved'))`.as(
      "usable",
    ),
  ]);
type CostedRow = Awaited<ReturnType<ReturnType<typeof withCosts>["execute"]>>[number];

/** Templates, the newest first. [BO-36] */
export async function listTemplates(
  db: Db,
  { page, page_size }: InputOf<typeof listCouponTemplates>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof listCouponTemplates>, never>> {
  const rows = await withCosts(db)
    .orderBy("id", "desc")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return ok({
    datalist: rows.map((row) => describeRow(row, caller)),
    total: rows[0]?.total ?? 0,
  });
}

/** One of them. Refuses `coupon_unknown`. [BO-36] */
export async function getTemplate(
  db: Db,
  { code }: InputOf<typeof getCouponTemplate>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof getCouponTemplate>, Refusal<"coupon_unknown">>> {
  const row = await withCosts(db).where("code", "=", code).executeTakeFirst();
  return row ? ok({ data: describeRow(row, caller) }) : refuse({ code: "coupon_unknown" });
}

const describeRow = (row: CostedRow, { region }: StaffCaller): CouponTemplateRow => ({
  code: row.code,
  kind: row.kind,
  taking: row.taking,
  currency: row.currency,
  start_value: row.start_value,
  discount_type: row.discount_type,
  value: row.value,
  ceiling: row.ceiling,
  time_rule: row.time_rule,
  valid_days: row.valid_days,
  copies: row.copies,
  per_account: row.per_account,
  names: textToEdit(row.name),
  remarks: textToEdit(row.remark),
  is_open: row.is_open,
  starts_at: formatWireTime(row.starts_at, region),
  ends_at: formatWireTime(row.ends_at, region),
  issued: row.issued,
  used: row.used,
  cost: row.cost,
  most_cost: row.cost + mostOf(row) * (row.usable + (row.is_open ? row.copies - row.issued : 0)),
  owner: row.owner,
});
