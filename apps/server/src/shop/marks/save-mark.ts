import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  addMark as addCall,
  changeMark as changeCall,
  MarkRow,
} from "@sampan/contract/shop/staff-marks";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import { originalLanguage } from "@sampan/domain/kernel/language";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { writtenText } from "../../kernel/say/text-in.ts";
import { showMark } from "./list-marks.ts";
import { lockMark } from "./mark-queries.ts";

type Wish = InputOf<typeof addCall>;
type Saved = { readonly data: MarkRow };
type Unkept = Refusal<"names_needed" | "mark_window_invalid" | "mark_tag_taken" | "mark_unknown">;

/** Writes a mark. Refuses one without a name in the original, an end before its start, and a tag that is taken. [BO-39] */
export async function addMark(
  db: Db,
  wish: Wish,
  caller: StaffCaller,
): Promise<Result<Saved, Unkept>> {
  const row = readWish(wish, caller);
  if (!row.ok) return row;
  const made = await db
    .insertInto("marketing_marks")
    .values(row.value)
    .onConflict((there) => there.column("tag").doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!made) return refuse({ code: "mark_tag_taken" });
  const act = { object_kind: "mark", object_id: wish.tag, new_value: wish } as const;
  await recordAudit(db, caller, { action: "add_mark", ...act });
  return showMark(db, made.key, caller);
}

/**
 * Changes a mark for orders to come; those that have it keep it. Refuses `mark_tag_taken` for a tag of another, and
 * `changed_meanwhile` where somebody saved it since it was read. [BO-39]
 */
export async function changeMark(
  db: Db,
  { id: key, version, ...wish }: InputOf<typeof changeCall>,
  caller: StaffCaller,
): Promise<Result<Saved, Unkept | Refusal<"changed_meanwhile">>> {
  const stored = await lockMark(db, key);
  if (!stored) return refuse({ code: "mark_unknown" });
  const object = { object_kind: "mark", object_id: wish.tag } as const;
  if (stored.version !== version) return changedMeanwhile(db, object, caller);
  const row = readWish(wish, caller);
  if (!row.ok) return row;
  const other = await db
    .selectFrom("marketing_marks")
    .select("id")
    .where("tag", "=", wish.tag)
    .where("id", "<>", stored.id)
    .executeTakeFirst();
  if (other) return refuse({ code: "mark_tag_taken" });
  await db
    .updateTable("marketing_marks")
    .set({ ...row.value, version: version + 1 })
    .where("id", "=", stored.id)
    .execute();
  await recordAudit(db, caller, { action: "change_mark", ...object, new_value: wish });
  return showMark(db, key, caller);
}

function readWish({ tag, names, is_active, mkt_data, ext }: Wish, caller: StaffCaller) {
  if (names[originalLanguage].trim() === "") return refuse({ code: "names_needed" as const });
  const { startTime, endTime } = mkt_data.data;
  const { detailMark, ...conditions } = ext.markConditions;
  const window = readStretch({ startTime, endTime }, caller.region);
  const goods = detailMark.detailTime && readStretch(detailMark.detailTime, caller.region);
  if (window === undefined || goods === undefined)
    return refuse({ code: "mark_window_invalid" as const });
  const { user_level, pay_method, ...least } = conditions;
  return ok({
    tag,
    name: JSON.stringify(writtenText(names)),
    is_active,
    starts_at: window.from,
    ends_at: window.until,
    user_levels: JSON.stringify(user_level),
    pay_methods: JSON.stringify(pay_method),
    ...least,
    goods_price: detailMark.detailGoodsPrice,
    goods_from: goods && goods.from,
    goods_until: goods && goods.until,
    changed_at: caller.now,
    changed_by: caller.staff.id,
  });
}

/** Undefined where it is none. */
function readStretch(
  { startTime, endTime }: { readonly startTime: string; readonly endTime: string },
  region: Region,
): { readonly from: Date; readonly until: Date } | undefined {
  const [from, until] = [parseWireTime(startTime, region), parseWireTime(endTime, region)];
  return from.ok && until.ok && until.value > from.value
    ? { from: from.value, until: until.value }
    : undefined;
}
