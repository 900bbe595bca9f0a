import type { ServiceKind } from "@sampan/domain/logistics/services/service-kinds";
import { serviceKinds } from "@sampan/domain/logistics/services/service-kinds";
import type { ServiceRule } from "@sampan/domain/logistics/services/service-rules";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** What a service costs at a moment, in cents of yuan, and the hours it is promised in. */
export interface OfferedService {
  readonly service: ServiceKind;
  readonly price: number;
  readonly hours: number;
}

/** What is offered at a moment, in the order of the menu. */
export async function findMenu(db: Db, now: Date): Promise<OfferedService[]> {
  const { rows } = await sql<OfferedService & { is_offered: boolean }>`
    select distinct on (service) service, price, hours, is_offered
      from service_prices
     where starts_at <= ${now}
     order by service, starts_at desc, id desc
  `.execute(db);
  return serviceKinds.flatMap((service) => {
    const found = rows.find((row) => row.service === service && row.is_offered);
    return found ? { service, price: found.price, hours: found.hours } : [];
  });
}

/** The rules that hold. */
export const findRules = (db: Db): Promise<ServiceRule[]> =>
  db
    .selectFrom("service_rules")
    .select(["relation", "service", "other", "goods"])
    .where("ended_at", "is", null)
    .orderBy("id")
    .execute();
