import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { listMarks as call, MarkRow } from "@sampan/contract/shop/staff-marks";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { textToEdit } from "../../kernel/say/text-in.ts";
import { findMarks, type StoredMark } from "./mark-queries.ts";

/** The marks that marketing keeps. [BO-39] */
export async function listMarks(
  db: Db,
  { page, page_size }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const rows = await findMarks(db, { limit: page_size, offset: (page - 1) * page_size });
  return ok({
    datalist: rows.map((row) => describeMark(row, caller)),
    total: rows[0]?.total ?? 0,
  });
}

/** One mark after it was written. Refuses `mark_unknown`. */
export async function showMark(
  db: Db,
  key: string,
  caller: StaffCaller,
): Promise<Result<{ data: MarkRow }, Refusal<"mark_unknown">>> {
  const [row] = await findMarks(db, { key, limit: 1, offset: 0 });
  return row ? ok({ data: describeMark(row, caller) }) : refuse({ code: "mark_unknown" });
}

function describeMark(row: StoredMark, { region }: StaffCaller): MarkRow {
  const at = (moment: Date) => formatWireTime(moment, region);
  const { goods_from, goods_until } = row;
  return {
    id: row.key,
    tag: row.tag,
    names: textToEdit(row.name),
    is_active: row.is_active,
    mkt_data: { data: { startTime: at(row.starts_at), endTime: at(row.ends_at) } },
    ext: {
      markConditions: {
        user_level: row.user_levels,
        pay_method: row.pay_methods,
        min_item_fee: row.min_item_fee,
        min_hd2_fee: row.min_hd2_fee,
        min_order_fee: row.min_order_fee,
        detailMark: {
          detailGoodsPrice: row.goods_price,
          detailTime:
            goods_from === null || goods_until === null
              ? null
              : { startTime: at(goods_from), endTime: at(goods_until) },
        },
      },
    },
    orders: row.orders,
    version: row.version,
    changed_at: at(row.changed_at),
    owner: row.owner ?? "",
  };
}
