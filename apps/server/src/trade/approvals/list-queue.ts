import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryReviewQueue } from "@sampan/contract/trade/approvals/staff-approvals";
import { formatWireTime, startOfBusinessDay } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { minutesSince } from "./read-review.ts";
import { countQueue, findQueue } from "./approval-queries.ts";

type Call = typeof queryReviewQueue;

/** An order that has waited longer than this is late. */
export const promisedReview_ms = 4 * 3_600_000;

/** The orders in review, oldest first, with what the desk has done today. [BO-05] */
export async function listQueue(
  db: Db,
  { page, page_size }: InputOf<Call>,
  { now, region }: StaffCaller,
): Promise<Result<OutputOf<Call>, never>> {
  const rows = await findQueue(db, { limit: page_size, offset: (page - 1) * page_size });
  const counts = await countQueue(db, {
    lateBefore: new Date(now.getTime() - promisedReview_ms),
    dayBegan: startOfBusinessDay(now, region),
  });
  return ok({
    datalist: rows.map((row) => ({
      tid: row.tid,
      cdate: formatWireTime(row.created_at, region),
      waiting_minutes: minutesSince(row.created_at, now),
      customer: {
        uid: row.uid,
        name: row.name || row.nickname,
        tier: row.tier,
        region: row.region,
      },
      transport: row.transport ?? 0,
      biz_attribute: row.biz_attribute,
      sku_count: row.sku_count,
      piece_count: row.piece_count,
      goods_amount: row.goods_amount,
      goods_classes: row.goods_classes,
    })),
    total: rows[0]?.total ?? 0,
    counts: {
      late: counts.late,
      oldest_minutes: counts.oldest === null ? 0 : minutesSince(counts.oldest, now),
      approved_today: counts.approved_today,
      rejected_today: counts.rejected_today,
    },
  });
}
