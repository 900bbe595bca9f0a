import type { ChosenService } from "@sampan/domain/logistics/services/service-rules";
import type { PlanUnit } from "@sampan/domain/logistics/ship-plans/plan-unit";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { LyingGoods, LyingParcel } from "./ship-plan-queries.ts";

/** A parcel with what is in it, whatever its way. */
interface Lying {
  readonly parcel: LyingParcel;
  readonly goods: readonly LyingGoods[];
}

interface Row extends ChosenService {
  readonly package_id: number | null;
  readonly is_over: boolean;
}

type Had = Pick<PlanUnit, "had" | "had_as_is">;

/**
 * What was asked for of what lies in a place and is done or still to be done, as whoever asks for more is held to it: by parcel. What is of
 * goods goes with them, and so does what is still to be done to a parcel by itself.
 */
export async function findHadByUnits(
  db: Db,
  { units }: { readonly units: readonly Lying[] },
): Promise<ReadonlyMap<string, Had>> {
  const parcels = units.flatMap(({ parcel: { id, whole_id } }) =>
    whole_id === null ? [id] : [id, whole_id],
  );
  const oids = units.flatMap(({ goods }) => goods.map(({ oid }) => oid));
  const { rows } = await sql<Row>`
    select service.service, service.package_id, item.oid, service.state = 'done' as is_over
      from asked_services service
      left join order_items item on item.id = service.item_id
     -- Either side by an index of the services alone.
     where (service.package_id = any(${parcels}::bigint[]) and service.item_id is null
            or service.item_id = any(array(select id from order_items where oid = any(${oids}::text[]))))
       and (service.state in ('judging', 'asked', 'holding')
            or service.state = 'done' and service.service not in ('hold', 'photos', 'measuring'))
     order by service.id
  `.execute(db);
  return new Map(units.map((unit) => [unit.parcel.tid, hadBy(unit, rows)]));
}

function hadBy({ parcel, goods }: Lying, rows: readonly Row[]): Had {
  const chosen = ({ service, oid }: Row): ChosenService => ({ service, oid });
  const ofGoods = rows.filter(({ oid }) => goods.some((line) => line.oid === oid));
  const own = rows.filter(({ oid, package_id }) => oid === null && package_id === parcel.id);
  const ofWhole = rows.filter(
    ({ oid, package_id }) =>
      oid === null && parcel.whole_id !== null && package_id === parcel.whole_id,
  );
  return {
    had: [...ofGoods, ...own.filter(({ is_over }) => !is_over)].map(chosen),
    had_as_is: [...own.filter(({ is_over }) => is_over), ...ofWhole].map(chosen),
  };
}
