import { periodOf } from "@sampan/domain/money/coupons/coupon-template";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { TemplateRow } from "./template-queries.ts";

export interface Issue {
  /** So many to each of these accounts, who were looked at while the template was held. */
  readonly accountIds: readonly number[];
  readonly each: number;
  /** The grant of staff it belongs to; null where the customer took it. */
  readonly grantId: number | null;
  readonly now: Date;
}

/**
 * Gives coupons of a template that the caller holds, all of them or none. Refuses `coupon_gone`, with what is left,
 * for more than there are; the database holds the number besides. [CPN-08] [CPN-15]
 */
export async function issueCoupons(
  db: Db,
  template: TemplateRow,
  { accountIds, each, grantId, now }: Issue,
): Promise<Result<null, Refusal<"coupon_gone">>> {
  const wanted = accountIds.length * each;
  const left = template.copies - template.issued;
  if (wanted > left) return refuse({ code: "coupon_gone", values: { n: left } });
  await db
    .updateTable("coupon_templates")
    .set({ issued: sql<number>`issued + ${wanted}` })
    .where("id", "=", template.id)
    .execute();
  const coupon = {
    template_id: template.id,
    state: "granted",
    granted_at: now,
    ...periodOf(template, now),
    grant_id: grantId,
  } as const;
  const rows = accountIds.flatMap((account_id) =>
    Array.from({ length: each }, () => ({ ...coupon, account_id })),
  );
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await db
      .insertInto("coupons")
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
  return ok(null);
}

/** A statement has room for some ten thousand values. */
const rowsAtOnce = 1_000;
