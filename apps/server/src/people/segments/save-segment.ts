import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  addSegment as addCall,
  changeSegment as changeCall,
  SegmentRow,
} from "@sampan/contract/people/segments/staff-segments";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import type { BoundFeature } from "@sampan/domain/kernel/features";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { checkRule, isFleeting, type SegmentRule } from "@sampan/domain/people/segments/segment";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { writtenText } from "../../kernel/say/text-in.ts";
import { showSegment } from "./list-segments.ts";
import { lockSegment } from "./segment-queries.ts";

type Unkeepable = Refusal<"names_needed" | "segment_rule_empty" | "segment_moment_invalid">;
type Saved = { readonly data: SegmentRow };

/** Makes a segment. Refuses `names_needed` without one in the original, and rules that ask nothing. [BO-38] */
export async function addSegment(
  db: Db,
  { names, rule }: InputOf<typeof addCall>,
  caller: StaffCaller,
): Promise<Result<Saved, Unkeepable | Refusal<"segment_unknown">>> {
  const wanted = readWords({ names, rule }, caller);
  if (!wanted.ok) return wanted;
  const { key } = await db
    .insertInto("segments")
    .values({ kind: rule ? "rule" : "list", ...rowOf(wanted.value, names, caller) })
    .returning("key")
    .executeTakeFirstOrThrow();
  const act = { object_kind: "segment", object_id: key, new_value: { names, rule } } as const;
  await recordAudit(db, caller, { action: "add_segment", ...act });
  return showSegment(db, key, caller);
}

/**
 * Changes words, rule and what is bound to it; a feature that was bound elsewhere is bound here from now on. Refuses
 * `changed_meanwhile` where somebody saved it since it was read, and `tariff_group_fleeting` for a rule that an order
 * ends where the segment has freight prices of its own. [BO-38] [PROMO-01]
 */
export async function changeSegment(
  db: Db,
  { id, names, rule, features, version }: InputOf<typeof changeCall>,
  caller: StaffCaller,
): Promise<
  Result<
    Saved,
    Unkeepable | Refusal<"segment_unknown" | "changed_meanwhile" | "tariff_group_fleeting">
  >
> {
  const stored = await lockSegment(db, id);
  if (!stored) return refuse({ code: "segment_unknown" });
  if (stored.version !== version)
    return changedMeanwhile(db, { object_kind: "segment", object_id: id }, caller);
  const wanted = readWords({ names, rule: stored.kind === "rule" ? rule : null }, caller);
  if (!wanted.ok) return wanted;
  if (stored.kind === "rule" && wanted.value === null)
    return refuse({ code: "segment_rule_empty" });
  if (isFleeting(wanted.value) && (await hasPrices(db, stored.id)))
    return refuse({ code: "tariff_group_fleeting" });
  await db
    .updateTable("segments")
    .set({ ...rowOf(wanted.value, names, caller), version: version + 1 })
    .where("id", "=", stored.id)
    .execute();
  await bind(db, stored.id, features);
  await recordAudit(db, caller, {
    action: "change_segment",
    object_kind: "segment",
    object_id: id,
    old_value: { name: stored.name, rule: stored.rule },
    new_value: { names, rule, features },
  });
  return showSegment(db, id, caller);
}

/** Whether freight is priced for a segment: its row is held, as whoever writes such a price holds it. */
async function hasPrices(db: Db, segmentId: number): Promise<boolean> {
  const line = await db
    .selectFrom("tariff_lines")
    .select("id")
    .where("segment_id", "=", segmentId)
    .where("withdrawn_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

async function bind(db: Db, segment_id: number, features: readonly BoundFeature[]): Promise<void> {
  await db.deleteFrom("bound_features").where("segment_id", "=", segment_id).execute();
  if (features.length === 0) return;
  await db
    .insertInto("bound_features")
    .values([...new Set(features)].map((feature) => ({ feature, segment_id })))
    .onConflict((there) => there.column("feature").doUpdateSet({ segment_id }))
    .execute();
}

type Words = Pick<InputOf<typeof addCall>, "names" | "rule">;

function readWords(
  { names, rule }: Words,
  { region }: StaffCaller,
): Result<SegmentRule | null, Unkeepable> {
  if (names[originalLanguage].trim() === "") return refuse({ code: "names_needed" });
  if (!rule) return ok(null);
  const from = rule.registered_from === null ? null : parseWireTime(rule.registered_from, region);
  if (from && !from.ok) return refuse({ code: "segment_moment_invalid" });
  const read = { ...rule, registered_from: from ? from.value.toISOString() : null };
  const checked = checkRule(read);
  return checked.ok ? ok(read) : checked;
}

const rowOf = (rule: SegmentRule | null, names: Words["names"], { now, staff }: StaffCaller) => ({
  name: JSON.stringify(writtenText(names)),
  rule: rule && JSON.stringify(rule),
  changed_at: now,
  changed_by: staff.id,
});
