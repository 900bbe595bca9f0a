import { badgeOf } from "@sampan/domain/kernel/badge";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { type DeskAt, deskGroups, useDesks } from "../desks.ts";
import { Icon } from "../kit/icon.tsx";
import { LanguagePicker } from "../language/language-picker.tsx";
import { useMe } from "../session/me.ts";
import { askDashboard } from "./ask-dashboard.ts";
import { HouseMark } from "../look/house-mark.tsx";

/** The desks this person may sit at, with what waits at each. [BO-02] */
export function SideNav() {
  const t = useTranslations("console");
  const { rights } = useMe();
  const open = useDesks().filter(({ right }) => rights.includes(right));
  return (
    <nav className="side" aria-label={t("shell.navigation")}>
      <p className="house">
        <HouseMark />
        {t("title")}
      </p>
      {deskGroups.map((group) => {
        const inGroup = open.filter((desk) => desk.group === group);
        if (inGroup.length === 0) return null;
        return (
          <div key={group} role="group" aria-label={t(`groups.${group}`)}>
            {group !== "overview" && <h2>{t(`groups.${group}`)}</h2>}
            {inGroup.map((desk) => (
              <DeskLink key={desk.name} {...desk} label={t(`desks.${desk.name}`)} />
            ))}
          </div>
        );
      })}
      <div className="foot">
        <LanguagePicker />
      </div>
    </nav>
  );
}

function DeskLink({ to, icon, queue, label }: DeskAt & { readonly label: string }) {
  const t = useTranslations("console.shell");
  const { data: dashboard } = useQuery(askDashboard);
  const waiting = queue && dashboard?.data.queues[queue];
  return (
    <Link to={to} activeOptions={{ exact: to === "/", includeSearch: false }}>
      <Icon name={icon} />
      {label}
      {waiting !== undefined && waiting.count > 0 && (
        <b className={waiting.late > 0 ? "late" : ""} title={t("late", { count: waiting.late })}>
          {badgeOf(waiting.count)}
        </b>
      )}
    </Link>
  );
}
