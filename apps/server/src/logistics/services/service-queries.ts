import { openServiceStates } from "@sampan/domain/logistics/services/service-state";
import type { Insertable, Selectable, UpdateObject } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Tables } from "../../kernel/db/schema.ts";
import type { AskedServicesTable } from "../../kernel/db/tables-services.ts";

export type StoredService = Selectable<AskedServicesTable>;

/** One service by its number, held until the transaction ends. Whoever holds it held its parcel before. */
export const holdService = (db: Db, id: number): Promise<StoredService | undefined> =>
  db.selectFrom("asked_services").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const findService = (
  db: Db,
  number: string,
): Promise<Pick<StoredService, "id" | "package_id" | "account_id" | "tid"> | undefined> =>
  db
    .selectFrom("asked_services")
    .select(["id", "package_id", "account_id", "tid"])
    .where("number", "=", number)
    .executeTakeFirst();

export async function insertService(
  db: Db,
  service: Insertable<AskedServicesTable>,
): Promise<void> {
  await db.insertInto("asked_services").values(service).execute();
}

export async function updateService(
  db: Db,
  id: number,
  change: UpdateObject<Tables, "asked_services">,
): Promise<void> {
  await db.updateTable("asked_services").set(change).where("id", "=", id).executeTakeFirstOrThrow();
}

/** What of some parcels is not over, held until the transaction ends, the first asked in front. */
export const holdOpenServices = (db: Db, parcelIds: readonly number[]): Promise<StoredService[]> =>
  db
    .selectFrom("asked_services")
    .selectAll()
    .where("package_id", "in", [0, ...parcelIds])
    .where("state", "in", [...openServiceStates])
    .orderBy("id")
    .forUpdate()
    .execute();
