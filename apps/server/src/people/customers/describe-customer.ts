import type { Address } from "@sampan/contract/people/addresses";
import type {
  CustomerDetail,
  CustomerRow as Told,
} from "@sampan/contract/people/customers/staff-customers";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { maskEmail } from "@sampan/domain/people/accounts/email";
import { maskMobile } from "@sampan/domain/people/accounts/phone";
import type { CustomerRow } from "./customer-queries.ts";

type ToldAddress = CustomerDetail["addresses"][number];

/** A customer as staff see them in a list: how to reach them in part only. */
export const describeCustomer = (row: CustomerRow): Told => ({
  uid: row.uid,
  name: row.name,
  nickname: row.nickname,
  phone: row.mobile === null ? "" : maskMobile(row.mobile),
  email: row.email === null ? "" : maskEmail(row.email),
  account_type: row.account_type,
  region: row.region,
  user_level: row.tier,
  state: row.state,
  real_name_state: row.real_name_state ?? "none",
  created_at: formatWireTime(row.created_at, row.region),
});

export const wholeAddress = ({
  id: _,
  to: area,
  is_default,
  ...address
}: Address): ToldAddress => ({
  ...address,
  area,
  is_default: is_default === 1,
});

/** Enough to tell two addresses apart and to see where parcels go. */
export function maskedAddress(address: Address): ToldAddress {
  const whole = wholeAddress(address);
  return {
    ...whole,
    consignee: firstOf(whole.consignee, 1),
    phone: whole.phone.replace(/^(.{2}).*(.{3})$/, "$1••••$2"),
    detail: firstOf(whole.detail, 3),
  };
}

/** People count characters, not code units. */
const firstOf = (text: string, characters: number): string =>
  text === "" ? "" : `${[...text].slice(0, characters).join("")}••••`;
