import type { CustomerDetail } from "@sampan/contract/people/customers/staff-customers";
import { useTranslations } from "use-intl";
import { Tag, type Tone } from "../../kit/tag.tsx";

const realNameTones = {
  none: "plain",
  submitted: "action",
  verified: "ok",
  rejected: "danger",
} as const satisfies Record<CustomerDetail["real_name_state"], Tone>;

export function RealNameTag({ state }: { readonly state: CustomerDetail["real_name_state"] }) {
  const t = useTranslations("consoleCustomers.realNameState");
  return <Tag tone={realNameTones[state]}>{t(state)}</Tag>;
}

const accountTones = {
  active: "ok",
  disabled: "danger",
  cancelled: "plain",
  erased: "plain",
} as const satisfies Record<CustomerDetail["state"], Tone>;

export function AccountStateTag({ state }: { readonly state: CustomerDetail["state"] }) {
  const t = useTranslations("consoleCustomers.accountState");
  return <Tag tone={accountTones[state]}>{t(state)}</Tag>;
}
