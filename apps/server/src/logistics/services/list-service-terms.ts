import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryServiceTerms } from "@sampan/contract/logistics/services/staff-services";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";

type Terms = OutputOf<typeof queryServiceTerms>["data"];

const shown_max = 100;

/** Prices and rules with what they were and will be, the latest in front. */
export async function listServiceTerms(
  db: Db,
  { now, region }: Pick<StaffCaller, "now" | "region">,
): Promise<Terms> {
  const at = (moment: Date | null) => (moment === null ? "" : formatWireTime(moment, region));
  const prices = await selectPrices(db);
  const current = new Map<string, number>();
  for (const { service, starts_at, id } of prices)
    if (starts_at <= now && !current.has(service)) current.set(service, id);
  const rules = await selectRules(db);
  return {
    prices: prices.map(({ id, starts_at, set_at, by, ...price }) => ({
      ...price,
      starts_at: at(starts_at),
      set_at: at(set_at),
      by: by ?? "",
      state: starts_at > now ? "planned" : current.get(price.service) === id ? "in_force" : "past",
    })),
    rules: rules.map(({ made_at, made_by, ended_at, ended_by, ...rule }) => ({
      ...rule,
      made_at: at(made_at),
      made_by: made_by ?? "",
      ended_at: at(ended_at),
      ended_by: ended_by ?? "",
    })),
  };
}

const selectPrices = (db: Db) =>
  db
    .selectFrom("service_prices as price")
    .leftJoin("staff_members as setter", "setter.id", "price.set_by")
    .select([
      "price.id",
      "price.service",
      "price.price",
      "price.hours",
      "price.is_offered",
      "price.starts_at",
      "price.set_at",
      "setter.name as by",
    ])
    .orderBy("price.starts_at", "desc")
    .orderBy("price.id", "desc")
    .limit(shown_max)
    .execute();

const selectRules = (db: Db) =>
  db
    .selectFrom("service_rules as rule")
    .leftJoin("staff_members as maker", "maker.id", "rule.made_by")
    .leftJoin("staff_members as ender", "ender.id", "rule.ended_by")
    .select([
      "rule.key",
      "rule.relation",
      "rule.service",
      "rule.other",
      "rule.goods",
      "rule.reason",
      "rule.made_at",
      "maker.name as made_by",
      "rule.ended_at",
      "ender.name as ended_by",
    ])
    .orderBy("rule.ended_at", (order) => order.desc().nullsFirst())
    .orderBy("rule.id")
    .limit(2 * shown_max)
    .execute();
