import { query } from "@sampan/client/query";
import {
  type CustomerDetail,
  getCustomer,
} from "@sampan/contract/people/customers/staff-customers";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useMe } from "../../session/me.ts";
import { ContactPanel } from "./contact-panel.tsx";
import { CustomerActs } from "./customer-acts.tsx";
import { CustomerOrders, CustomerPackages } from "./customer-orders.tsx";
import { AccountStateTag, RealNameTag } from "./customer-tags.tsx";
import { DevicesPanel } from "./devices-panel.tsx";
import { LedgerPanel } from "./ledger-panel.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { RealNamePanel } from "./real-name-panel.tsx";
import "./customers.css";

const route = getRouteApi("/frame/customers/$uid");

/** One customer: who it is, what the account holds, orders, packages, and where it is logged in. [BO-47] */
export function CustomerPage() {
  const { uid } = route.useParams();
  const asked = useQuery(query(getCustomer, { uid }, { asksLogin: true }));
  return (
    <div className="desk">
      <Loaded asked={asked} skeletonRows={12}>
        {({ data: customer }) => <Found customer={customer} />}
      </Loaded>
    </div>
  );
}

function Found({ customer }: { readonly customer: CustomerDetail }) {
  const { rights } = useMe();
  return (
    <>
      <Head customer={customer} />
      <Balances customer={customer} />
      <div className="customer-columns">
        <div className="stack">
          <CustomerOrders customer={customer} />
          <CustomerPackages customer={customer} />
          <LedgerPanel customer={customer} />
        </div>
        <div className="stack">
          {rights.includes("verify_identities") && customer.real_name_state !== "none" && (
            <RealNamePanel customer={customer} />
          )}
          <Profile customer={customer} />
          <ContactPanel key={customer.uid} customer={customer} />
          <NotesPanel customer={customer} />
          {customer.devices.length > 0 && <DevicesPanel customer={customer} />}
        </div>
      </div>
    </>
  );
}

function Head({ customer }: { readonly customer: CustomerDetail }) {
  return (
    <section className="panel customer-head" aria-label={customer.name}>
      <div className="row">
        <h2>{customer.name || customer.nickname || customer.uid}</h2>
        <AccountStateTag state={customer.state} />
        <RealNameTag state={customer.real_name_state} />
        <span className="grow" />
        <CustomerActs customer={customer} />
      </div>
    </section>
  );
}

function Balances({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslations("consoleCustomers");
  const { currency } = customer;
  return (
    <div className="tiles">
      {(["balance", "lock_blc", "bonus"] as const).map((name) => (
        <p key={name} className="tile">
          <span>{t(name)}</span>
          <b>
            <Amount cents={customer[name]} currency={currency} />
          </b>
        </p>
      ))}
      <p className="tile">
        <span>{t("points")}</span>
        <b>{customer.points}</b>
      </p>
    </div>
  );
}

function Profile({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslations("consoleCustomers");
  const words = useTranslations("consoleWords");
  const tierOf = ({ user_level, tier_until }: CustomerDetail) => {
    const tier = words(`tier.${user_level}`);
    return tier_until === null ? tier : t("tierUntil", { tier, time: formatMinute(tier_until) });
  };
  const facts = [
    [t("uid"), customer.uid],
    [t("account"), t(`type.${customer.account_type}`)],
    [t("region"), words(`region.${customer.region}`)],
    [t("tier"), tierOf(customer)],
    [t("birthday"), customer.birthday],
    [t("salesCode"), customer.sales_code],
    [t("since"), formatMinute(customer.created_at)],
  ] as const;
  return (
    <Panel title={t("profile")} isPadded>
      <dl className="facts">
        {facts
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <div key={name} style={{ display: "contents" }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
