import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { deleteAddressRow } from "./address-queries.ts";

/** Deletes one of the caller's addresses. Refuses `address_unknown`. [API-112] [ADDR-11] */
export async function deleteAddress(
  db: Db,
  { id }: { id: string },
  { customer }: CustomerCaller,
): Promise<Result<Record<never, never>, Refusal<"address_unknown">>> {
  const isDeleted = await deleteAddressRow(db, { key: id, accountId: customer.id });
  return isDeleted ? ok({}) : refuse({ code: "address_unknown" });
}
