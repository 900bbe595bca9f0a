import type { InputOf } from "@sampan/contract/kernel/call";
import type { createVoyage as createCall } from "@sampan/contract/logistics/voyages/staff-voyages";
import { isTransportId } from "@sampan/domain/goods/shippability/transports";
import { newTid } from "@sampan/domain/kernel/ids";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { insertVoyage } from "./voyage-queries.ts";

/** Opens a container or flight for one line that has a tariff. Answers its number. */
export async function createVoyage(
  db: Db,
  { name, warehouse, region, transport }: InputOf<typeof createCall>,
  { caller, chance }: { caller: StaffCaller; chance: Needs["chance"] },
): Promise<Result<string, Refusal<"transport_unavailable">>> {
  const lines = caller.prices.tariffs[region];
  if (!isTransportId(transport) || !lines.some((line) => line.transport === transport))
    return refuse({ code: "transport_unavailable" });
  const number = `VY${newTid(caller.now, region, chance(6)).slice(2)}`;
  const voyage = { number, name: name.trim(), warehouse, region, transport };
  await insertVoyage(db, { ...voyage, created_at: caller.now, last_at: caller.now });
  await recordAudit(db, caller, {
    action: "create_voyage",
    object_kind: "voyage",
    object_id: number,
    new_value: voyage,
  });
  return ok(number);
}
