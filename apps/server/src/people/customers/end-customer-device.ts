import type { InputOf } from "@sampan/contract/kernel/call";
import type { endCustomerDevice as call } from "@sampan/contract/people/customers/staff-customers";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { endDevice } from "../sessions/end-device.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { findCustomerByUid } from "./customer-queries.ts";

/** Logs one of a customer's devices out at once. Refuses `customer_unknown` and `device_unknown`. [BO-47] */
export async function endCustomerDevice(
  db: Db,
  { uid, id }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<(typeof call)["refusals"][number]>>> {
  const customer = await findCustomerByUid(db, uid);
  if (!customer) return refuse({ code: "customer_unknown" });
  const ended = await endDevice(db, { id }, { customer });
  if (!ended.ok) return ended;
  const act = { action: "end_customer_device", object_kind: "customer", object_id: uid } as const;
  await recordAudit(db, caller, act);
  return ended;
}
