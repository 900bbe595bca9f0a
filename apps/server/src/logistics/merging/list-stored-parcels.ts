import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryStoredParcels } from "@sampan/contract/logistics/merging/merging";
import { obstacleOf } from "@sampan/domain/logistics/merging/check-merge";
import type { Db } from "../../kernel/db/db.ts";
import type { Reader } from "../parcels/describe-parcel.ts";
import { listStored } from "../parcels/list-stored.ts";
import { findContents } from "./find-contents.ts";

type Stored = OutputOf<typeof queryStoredParcels>["datalist"][number];

const dayMs = 86_400_000;

/** What somebody chooses from, each with why it cannot be merged. [CONS-01] [PKG-08] */
export async function listStoredParcels(db: Db, reader: Reader): Promise<Stored[]> {
  const stored = await listStored(db, reader);
  const contents = await findContents(
    db,
    stored.map(({ id }) => id),
  );
  return stored.map(({ shown, created_at, ...parcel }) => ({
    ...shown,
    days_stored: Math.floor((reader.caller.now.getTime() - created_at.getTime()) / dayMs),
    obstacle:
      obstacleOf({
        ...parcel,
        orders: contents
          .filter(({ package_id }) => package_id === parcel.id)
          .map(({ order_status, region, insurance }) => ({
            isComplete: order_status === 2,
            region,
            insurance,
          })),
      }) ?? null,
  }));
}
