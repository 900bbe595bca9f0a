import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Customer } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { deleteDevice } from "./device-queries.ts";

/**
 * Ends the session of one of a customer's devices and forgets it, so that it is a new device when it comes
 * back. Refuses `device_unknown`, also for a device of somebody else.
 */
export async function endDevice(
  db: Db,
  { id }: { readonly id: string },
  { customer }: { readonly customer: Pick<Customer, "id"> },
): Promise<Result<Record<never, never>, Refusal<"device_unknown">>> {
  const ended = await deleteDevice(db, { accountId: customer.id, token: id });
  return ended ? ok({}) : refuse({ code: "device_unknown" });
}
