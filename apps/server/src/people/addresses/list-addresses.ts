import type { Address } from "@sampan/contract/people/addresses";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Customer } from "../../kernel/http/callers.ts";
import { findAddressRows } from "./address-queries.ts";
import { describeAddress } from "./describe-address.ts";

/** A customer's addresses, the default one first, then the newest. [API-110] */
export async function listAddresses(
  db: Db,
  _input: object,
  { customer }: { readonly customer: Pick<Customer, "id"> },
): Promise<Result<{ datalist: Address[]; total: number }, never>> {
  const rows = await findAddressRows(db, customer.id);
  return ok({ datalist: rows.map(describeAddress), total: rows.length });
}
