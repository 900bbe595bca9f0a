import { isFleeting } from "@sampan/domain/people/segments/segment";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { groupOrder } from "../../money/price-book/find-groups.ts";

const groups = (db: Db) =>
  db.selectFrom("segments").select(["id", "key", "kind", "name", "rule"]).orderBy(groupOrder);

export type GroupRow = Awaited<ReturnType<typeof findPriceableGroups>>[number];

/** The segments that may have prices, the strongest first. */
export async function findPriceableGroups(db: Db) {
  const rows = await groups(db).execute();
  return rows.filter(({ rule }) => !isFleeting(rule));
}

type GroupRefused = Refusal<"tariff_group_unknown" | "tariff_group_fleeting">;

/**
 * The row of the segment that a price is for; null for everybody. Refuses `tariff_group_unknown`, and
 * `tariff_group_fleeting` for one that an order ends.
 */
export const readGroup = (
  db: Db,
  key: string | null,
): Promise<Result<number | null, GroupRefused>> => groupIn(groups(db), key);

/** The same, and the segment stays as it is until the transaction ends. */
export const holdGroup = (
  db: Db,
  key: string | null,
): Promise<Result<number | null, GroupRefused>> => groupIn(groups(db).forShare(), key);

async function groupIn(
  among: ReturnType<typeof groups>,
  key: string | null,
): Promise<Result<number | null, GroupRefused>> {
  if (key === null) return ok(null);
  const group = await among.where("key", "=", key).executeTakeFirst();
  if (!group) return refuse({ code: "tariff_group_unknown" });
  return isFleeting(group.rule) ? refuse({ code: "tariff_group_fleeting" }) : ok(group.id);
}
