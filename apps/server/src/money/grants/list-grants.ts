import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { listGrants as call } from "@sampan/contract/money/staff-grants";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { textIn } from "../../kernel/say/text-in.ts";

/** What was given away, the newest first, with what it costs at the most. [BO-36] */
export async function listGrants(
  db: Db,
  { page, page_size }: InputOf<typeof call>,
  { language, region }: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const rows = await db
    .selectFrom("grants as given")
    .innerJoin("staff_members as member", "member.id", "given.staff_id")
    .leftJoin("coupon_templates as template", "template.id", "given.template_id")
    .select([
      "given.number",
      "given.kind",
      "given.currency",
      "given.each",
      "given.people",
      "given.reason",
      "given.granted_at",
      "member.name as owner",
      "template.name",
      "template.code",
      sql<number>`given.each * given.people * coalesce(template.ceiling, template.value, 1)`.as(
        "cost",
      ),
      sql<number>`count(*) over ()`.as("total"),
    ])
    .orderBy("given.id", "desc")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return ok({
    datalist: rows.map(({ total: _, name, code, granted_at, ...row }) => ({
      ...row,
      name: name ? textIn(name, language) : "",
      code: code ?? "",
      granted_at: formatWireTime(granted_at, region),
    })),
    total: rows[0]?.total ?? 0,
  });
}
