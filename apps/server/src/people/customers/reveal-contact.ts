import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { revealContact as call } from "@sampan/contract/staff-customers";
import { localDigits } from "@sampan/domain/phone";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { listAddresses } from "../addresses/list-addresses.ts";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { recordAudit } from "../staff/record-audit.ts";
import { findCustomerByUid } from "./customer-queries.ts";
import { wholeAddress } from "./describe-customer.ts";

/** How a customer is reached, whole. Every look is written to the audit log. Refuses `customer_unknown`. [BO-47] [BO-03] */
export async function revealContact(
  db: Db,
  { uid }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<"customer_unknown">>> {
  const customer = await findCustomerByUid(db, uid);
  if (!customer) return refuse({ code: "customer_unknown" });
  const addresses = await listAddresses(db, {}, { customer });
  if (!addresses.ok) return addresses;
  const act = { action: "reveal_contact", object_kind: "customer", object_id: uid };
  await recordAudit(db, caller, act);
  return ok({
    data: {
      phone: customer.mobile === null ? "" : localDigits(customer.mobile),
      email: customer.email ?? "",
      addresses: addresses.value.datalist.map(wholeAddress),
    },
  });
}
