import type { CustomerDetail } from "@sampan/contract/people/customers/staff-customers";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { pathTo } from "../../paths.ts";
import { RealNameTag } from "./customer-tags.tsx";

/** How far a real name is, and the desk where it is opened and decided. [BO-46] */
export function RealNamePanel({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslations("consoleCustomers.identity");
  const { uid, real_name_state: state } = customer;
  if (state === "none") return null;
  return (
    <Panel title={t("title")} extra={<RealNameTag state={state} />} isPadded>
      <Link {...pathTo.identities({ kind: "real_name", state, only: uid })}>{t("toDesk")}</Link>
    </Panel>
  );
}
