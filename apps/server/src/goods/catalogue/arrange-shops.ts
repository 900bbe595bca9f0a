import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  arrangeShops as call,
  getRecommendedShops,
} from "@sampan/contract/goods/catalogue/staff-catalogue";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { findRecommended, findShops, holdList, replaceRecommended } from "./place-queries.ts";

/** The recommended shops in their order, and those that could be. [BO-41] */
export async function readRecommendedShops(
  db: Db,
): Promise<Result<OutputOf<typeof getRecommendedShops>, never>> {
  const shops = (await findShops(db)).map(({ place, key, ...shop }) => ({
    isRecommended: place !== null,
    shop: { ...shop, id: key },
  }));
  const pick = (isRecommended: boolean) =>
    shops.filter((one) => one.isRecommended === isRecommended).map(({ shop }) => shop);
  return ok({ recommended: pick(true), others: pick(false) });
}

/**
 * Sets which shops are recommended. Refuses `changed_meanwhile` when the order is not the one that was read,
 * and `shop_unknown` for shops that are not ours or stand there twice. [BO-41]
 */
export async function arrangeShops(
  db: Db,
  { ids, seen }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<(typeof call)["refusals"][number]>>> {
  await holdList(db, "recommended_shops");
  const stored = await findRecommended(db);
  const object = { object_kind: "recommended_shops", object_id: "own_shops" } as const;
  if (String(stored) !== String(seen)) return changedMeanwhile(db, object, caller);
  const known = new Set((await findShops(db)).map(({ key }) => key));
  if (new Set(ids).size !== ids.length || !ids.every((id) => known.has(id)))
    return refuse({ code: "shop_unknown" });
  await replaceRecommended(db, ids);
  await recordAudit(db, caller, {
    action: "arrange_shops",
    ...object,
    old_value: stored,
    new_value: ids,
  });
  return ok({});
}
