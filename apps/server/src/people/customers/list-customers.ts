import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  CustomerRow,
  queryCustomers,
} from "@sampan/contract/people/customers/staff-customers";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { countCustomers, findCustomers } from "./customer-queries.ts";
import { describeCustomer } from "./describe-customer.ts";

/** Customers whose uid, mobile, e-mail or name has the searched text, newest first. [BO-47] */
export async function listCustomers(
  db: Db,
  { page, page_size, ...filter }: InputOf<typeof queryCustomers>,
): Promise<Result<{ datalist: CustomerRow[]; total: number }, never>> {
  const rows = await findCustomers(db, filter, { page, page_size });
  return ok({ datalist: rows.map(describeCustomer), total: await countCustomers(db, filter) });
}
