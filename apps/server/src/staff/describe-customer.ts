import type { CustomerRow as Told } from "@sampan/contract/staff-customers";
import { formatWireTime } from "@sampan/domain/business-time";
import type { CustomerRow } from "./customer-queries.ts";

/** A customer as staff see them in a list. */
export const describeCustomer = (row: CustomerRow): Told => ({
  uid: row.uid,
  name: row.name,
  nickname: row.nickname,
  phone: row.mobile ?? "",
  email: row.email ?? "",
  account_type: row.account_type,
  region: row.region,
  user_level: row.tier,
  state: row.state,
  real_name_state: row.real_name_state ?? "none",
  created_at: formatWireTime(row.created_at, row.region),
});
