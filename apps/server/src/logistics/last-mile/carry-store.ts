import { carriedChoice } from "@sampan/domain/logistics/last-mile/carried-choice";
import type { LastMileTrouble } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import type { LastMileWay } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { lockParcel, putChoice } from "./choice-queries.ts";
import { measureParcel } from "./load-last-mile.ts";
import { askToChoose } from "./open-shipping-order.ts";

interface Merged {
  readonly id: number;
  readonly partIds: readonly number[];
}

/**
 * What was chosen for parcels goes along into the box they are put in, whose goods are in it already: where all agree who chose, and its store takes
 * the box. Otherwise its owner is told, and chooses again in time. What was chosen for a part stays with it, for the day it is taken out.
 */
export async function carryStore(
  db: Db,
  { id, partIds }: Merged,
  { now, jobs }: { readonly now: Date; readonly jobs: Needs["jobs"] },
): Promise<void> {
  const parts = await selectParts(db, partIds);
  if (parts.every(({ way }) => way === null)) return;
  const parcel = await lockParcel(db, { id });
  if (!parcel) return;
  const { value } = await measureParcel(db, parcel);
  const carried = carriedChoice(
    parts.map(({ way, store_id, store_name, store_address, trouble, ...measures }) => ({
      ...measures,
      choice: way && { way, store_id, store_name, store_address, trouble: trouble ?? "" },
    })),
    value,
  );
  if (!carried) return;
  const { choice, why } = carried;
  const store =
    choice.store_id === null
      ? null
      : {
          store_id: choice.store_id,
          name: choice.store_name ?? "",
          address: choice.store_address ?? "",
        };
  await putChoice(db, id, { way: choice.way, store, now });
  if (why) await askToChoose(db, parcel, { trouble: why, now, jobs });
}

/** A box that is taken apart goes nowhere: its choice and looks at maps for it end with it. */
export async function letStoreGo(db: Db, packageId: number): Promise<void> {
  await db.deleteFrom("store_map_visits").where("package_id", "=", packageId).execute();
  await db.deleteFrom("last_mile_choices").where("package_id", "=", packageId).execute();
}

interface Part {
  readonly way: LastMileWay | null;
  readonly store_id: string | null;
  readonly store_name: string | null;
  readonly store_address: string | null;
  readonly trouble: LastMileTrouble | "" | null;
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
}

async function selectParts(db: Db, ids: readonly number[]): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`
    select choice.way, choice.store_id, choice.store_name, choice.store_address, choice.trouble,
           packages.weight_g, packages.length_mm, packages.width_mm, packages.height_mm
      from packages
      left join last_mile_choices choice on choice.package_id = packages.id and choice.ended_at is null
     where packages.id = any(${ids}::bigint[])
     order by packages.id
  `.execute(db);
  return rows;
}
