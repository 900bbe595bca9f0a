import { newTid } from "@sampan/domain/ids";
import type { Region } from "@sampan/domain/regions";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { isTransportId, type Warehouse } from "@sampan/domain/transports";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { recordAudit } from "../staff/record-audit.ts";
import { insertBox } from "./shipping-queries.ts";

export interface WantedBox {
  readonly warehouse: Warehouse;
  readonly region: Region;
  readonly transport: number;
}

/** Opens a box for one destination and one way of transport that has a tariff. Answers its number. [BO-20] */
export async function createBox(
  db: Db,
  { warehouse, region, transport }: WantedBox,
  { caller, chance }: { caller: StaffCaller; chance: Needs["chance"] },
): Promise<Result<string, Refusal<"transport_unavailable">>> {
  const lines = caller.terms.tariffs[region];
  if (!isTransportId(transport) || !lines.some((line) => line.transport === transport))
    return refuse({ code: "transport_unavailable" });
  const number = `BX${newTid(caller.now, region, chance(6)).slice(2)}`;
  await insertBox(db, { number, warehouse, region, transport, created_at: caller.now });
  await recordAudit(db, caller, {
    action: "create_box",
    object_kind: "box",
    object_id: number,
    new_value: { warehouse, region, transport },
  });
  return ok(number);
}
