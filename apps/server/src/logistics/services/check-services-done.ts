import { openServiceStates } from "@sampan/domain/logistics/services/service-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

/** Whether nothing is to be done to held parcels any more, and nobody holds them. Refuses `services_open`, naming the first. */
export async function checkServicesDone(
  db: Db,
  parcelIds: readonly number[],
): Promise<Result<null, Refusal<"services_open">>> {
  const open = await db
    .selectFrom("asked_services")
    .innerJoin("packages", "packages.id", "asked_services.package_id")
    .select("packages.tid")
    .where("asked_services.package_id", "in", [0, ...parcelIds])
    .where("asked_services.state", "in", [...openServiceStates])
    .orderBy("asked_services.id")
    .limit(1)
    .executeTakeFirst();
  return open ? refuse({ code: "services_open", values: { tid: open.tid } }) : ok(null);
}
