import type { User } from "@sampan/contract/people/sessions/sessions";
import { missingProfileFields } from "@sampan/domain/people/accounts/profile";
import type { UserRow } from "./user-queries.ts";

/** The profile as its owner sees it. [ACC-28] [ACC-29] [ACC-30] */
export const describeUser = (row: UserRow): User => ({
  uid: row.uid,
  account_type: row.account_type,
  name: row.name,
  nickname: row.nickname,
  gender: row.gender,
  birthday: row.birthday ?? "",
  phone: row.mobile ?? "",
  email: row.email ?? "",
  sales_code: row.sales_code,
  user_level: row.tier,
  integral: row.points ?? 0,
  ext: {
    real_name_state: row.real_name_state ?? "none",
    real_name_reason: row.real_name_reason ?? "",
    missing_fields: missingProfileFields(row),
  },
});
