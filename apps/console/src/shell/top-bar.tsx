import type { Dashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { currencies } from "@sampan/domain/kernel/by-region";
import { currencySymbols } from "@sampan/domain/kernel/money";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Dropdown } from "antd";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { useMe } from "../session/me.ts";
import { useLogOut } from "../session/use-log-out.ts";
import { askDashboard } from "./ask-dashboard.ts";
import { FindBox } from "./find-box.tsx";

/** Where this is, the way to anything by its number, the rate of the day, and who sits here. */
export const TopBar = ({ title }: { readonly title: string }) => (
  <header className="head">
    <h1>{title}</h1>
    <span className="grow" />
    <FindBox />
    <Rates />
    <WhoAmI />
  </header>
);

function Rates() {
  const t = useTranslations("console.shell");
  const { data: dashboard } = useQuery(askDashboard);
  const rates = dashboard?.data.rates ?? [];
  const [first] = rates;
  if (!first) return null;
  return (
    <span className="rates small-text muted" title={t("ratesAt", { time: first.quoted_at })}>
      {`¥1 = ${rates.map(written).join(" · ")}`}
    </span>
  );
}

const written = ({ currency, rate }: Dashboard["rates"][number]): string => {
  const known = currencies.find((one) => one === currency);
  return `${known ? currencySymbols[known] : currency} ${Number(rate)
    .toFixed(4)
    .replace(/0{1,2}$/, "")}`;
};

function WhoAmI() {
  const t = useTranslations("console");
  const { name, roles } = useMe();
  const logOut = useLogOut();
  const navigate = useNavigate();
  const items = [
    {
      key: "security",
      label: t("shell.security"),
      onClick: () => void navigate(pathTo.security),
    },
    { key: "log-out", label: t("shell.logOut"), onClick: logOut },
  ];
  return (
    <Dropdown menu={{ items }} trigger={["click"]} placement="bottomRight">
      <button type="button" className="me">
        <span className="initial" aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <span>
          <b>{name}</b>
          <span className="small-text faint">
            {roles.map((role) => t(`roles.${role}`)).join("、")}
          </span>
          <span className="hidden-text">{t("shell.me")}</span>
        </span>
      </button>
    </Dropdown>
  );
}
