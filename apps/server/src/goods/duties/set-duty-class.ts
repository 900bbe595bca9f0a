import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/goods/duties/staff-duties";
import { dutyClassOf } from "@sampan/domain/goods/duties/duty-class";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { readNames } from "../translation/read-names.ts";
import {
  type ClassedThing,
  endSetClass,
  findCategory,
  findListing,
  findSetClasses,
  holdSetClass,
  insertSetClass,
} from "./duty-queries.ts";
import { withMaker } from "./read-duties.ts";
import { isAhead } from "./save-duties.ts";

type Nothing = Record<never, never>;
type Set = typeof calls.setDutyClass;

/** A page of what was set for listings and categories, the newest first. */
export async function listDutyClasses(
  db: Db,
  { page, page_size }: InputOf<typeof calls.listDutyClasses>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof calls.listDutyClasses>, never>> {
  const rows = await findSetClasses(db, { limit: page_size, offset: (page - 1) * page_size });
  const datalist = rows.map(
    ({ key, product_id, item_name, names, category, total: _, ...set }) => ({
      ...withMaker(set, caller),
      id: key,
      listing:
        product_id === null || item_name === null
          ? null
          : { spu_id: String(product_id), item_name, i18n: readNames(item_name, names ?? {}) },
      category: category && readNames(category.zh, category),
    }),
  );
  return ok({ datalist, total: rows[0]?.total ?? 0 });
}

/** Which class a listing is in, and who says so. Refuses `item_not_found`. */
export async function findDutyClass(
  db: Db,
  { spu_id }: InputOf<typeof calls.findDutyClass>,
  { now, prices }: StaffCaller,
): Promise<Result<OutputOf<typeof calls.findDutyClass>, Refusal<"item_not_found">>> {
  const listing = await findListing(db, Number(spu_id), now);
  if (!listing) return refuse({ code: "item_not_found" });
  const { item_name, names, category, own_class: own, kin_class: kin } = listing;
  const { duty_class = null, basis } = dutyClassOf(
    { item_name, category: category ?? "", own, kin },
    prices.duties.words,
  );
  return ok({ data: { spu_id, item_name, i18n: readNames(item_name, names), duty_class, basis } });
}

/**
 * Sets the class of a listing or of a category in place of what was set before, which stays on record. Refuses `item_not_found`,
 * `category_unknown`, and `duty_day_ahead` for what nobody can have read yet.
 */
export async function setDutyClass(
  db: Db,
  { spu_id, category_id, ...set }: InputOf<Set>,
  caller: StaffCaller,
): Promise<Result<Nothing, Refusal<Set["refusals"][number]>>> {
  if (isAhead(set.read_on, caller)) return refuse({ code: "duty_day_ahead" });
  const listing = spu_id && (await findListing(db, Number(spu_id), caller.now));
  if (spu_id && !listing) return refuse({ code: "item_not_found" });
  const category = category_id && (await findCategory(db, category_id));
  if (category_id && !category) return refuse({ code: "category_unknown" });
  const thing: ClassedThing = listing
    ? { product_id: listing.id }
    : { category_id: category_id ?? 0 };
  const before = await holdSetClass(db, thing);
  // Two servers' clocks may differ: what comes later never begins before what it replaces.
  const made_at = before && before.made_at > caller.now ? before.made_at : caller.now;
  if (before) await endSetClass(db, before.id, made_at);
  await insertSetClass(db, { ...thing, ...set, made_at, staff_id: caller.staff.id });
  await recordAudit(db, caller, {
    action: "set_duty_class",
    object_kind: listing ? "product" : "category",
    object_id: spu_id ?? String(category_id),
    ...(before ? { old_value: { ...before, id: undefined } } : {}),
    new_value: set,
  });
  return ok({});
}

/** Takes a class back: from then on the category or the words decide again. Refuses `duty_class_over`. */
export async function endDutyClass(
  db: Db,
  { id }: InputOf<typeof calls.endDutyClass>,
  caller: StaffCaller,
): Promise<Result<Nothing, Refusal<"duty_class_over">>> {
  const before = await holdSetClass(db, { key: id });
  if (!before) return refuse({ code: "duty_class_over" });
  const { now } = caller;
  await endSetClass(db, before.id, before.made_at > now ? before.made_at : now);
  await recordAudit(db, caller, {
    action: "end_duty_class",
    object_kind: "duty",
    object_id: id,
    old_value: { ...before, id: undefined },
  });
  return ok({});
}
