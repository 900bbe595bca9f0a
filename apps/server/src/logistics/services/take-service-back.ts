import type { InputOf } from "@sampan/contract/kernel/call";
import type { takeServiceBack as call } from "@sampan/contract/logistics/services/services";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextServiceState } from "@sampan/domain/logistics/services/service-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { returnFee } from "./return-fee.ts";
import { findService, holdService, updateService } from "./service-queries.ts";

/**
 * The owner of a service takes it back before it is done, which gives its fee back, or lets a held parcel go. Answers the number of
 * its parcel. Refuses `service_unknown`, for another's as well, and `service_not_in_state`.
 */
export async function takeServiceBack(
  db: Db,
  { number, event }: InputOf<typeof call>,
  { customer, now }: CustomerCaller,
): Promise<Result<string, Refusal<"service_unknown" | "service_not_in_state">>> {
  const found = await findService(db, number);
  if (found?.account_id !== customer.id) return refuse({ code: "service_unknown" });
  const [parcel] = await lockParcels(db, { ids: [found.package_id ?? 0] });
  const service = await holdService(db, found.id);
  if (!service) return refuse({ code: "service_unknown" });
  const next = nextServiceState(service.state, event, "customer");
  if (!next.ok) return next;
  await updateService(db, service.id, { state: next.value.to, settled_at: now });
  if (next.value.returnsFee) await returnFee(db, service, { why: "withdraw", now });
  return ok(parcel?.tid ?? service.tid);
}
