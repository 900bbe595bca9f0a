import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { revealContact as call } from "@sampan/contract/people/customers/staff-customers";
import { localDigits } from "@sampan/domain/people/accounts/phone";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { listAddresses } from "../addresses/list-addresses.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
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
  const act = { action: "reveal_contact", object_kind: "customer", object_id: uid } as const;
  await recordAudit(db, caller, act);
  return ok({
    data: {
      phone: customer.mobile === null ? "" : localDigits(customer.mobile),
      email: customer.email ?? "",
      addresses: addresses.value.datalist.map(wholeAddress),
    },
  });
}
