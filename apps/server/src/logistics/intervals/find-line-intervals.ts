import type { TransportId, Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import type { LegIntervals } from "@sampan/domain/trade/orders/journey-legs";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** What past parcels needed from a warehouse to a region, leg by leg, by transport; none where there were too few. */
export async function findLineIntervals(
  db: Db,
  { warehouse, region }: { readonly warehouse: Warehouse; readonly region: Region },
): Promise<ReadonlyMap<TransportId, LegIntervals>> {
  const { rows } = await sql<{ transport: TransportId; intervals: LegIntervals }>`
    select transport,
           json_object_agg(leg, json_build_object('low_days', low_days, 'high_days', high_days)) as intervals
      from leg_intervals
     where warehouse = ${warehouse}
       and region = ${region}
     group by transport
  `.execute(db);
  return new Map(rows.map(({ transport, intervals }) => [transport, intervals]));
}
