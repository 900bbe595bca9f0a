import { newTid } from "@sampan/domain/kernel/ids";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isTransportId, type Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { insertBox } from "./box-queries.ts";

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
  const lines = caller.prices.tariffs[region];
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
