import { Outlet, useMatches } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDesks } from "../desks.ts";
import { useMe } from "../session/me.ts";
import { NoRight } from "./no-right.tsx";
import { SideNav } from "./side-nav.tsx";
import { TopBar } from "./top-bar.tsx";

/** Navigation at the left, head above, and the desk that is open, or why it is not. [BO-02] */
export function Frame() {
  const t = useTranslations("console");
  const { rights } = useMe();
  const open = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const desks = useDesks();
  const desk = open?.desk ?? desks.find(({ name }) => name === open?.partOf);
  const name = desk?.name ?? open?.title;
  const title = name ? t(`titles.${name}`) : t("title");
  const isAllowed = !desk || rights.includes(desk.right);
  return (
    <div className="frame">
      <title>{name ? `${title} · ${t("title")}` : title}</title>
      <a className="skip" href="#desk">
        {t("shell.skip")}
      </a>
      <SideNav />
      <div className="place">
        <TopBar title={title} />
        <main id="desk" tabIndex={-1} className={open?.isFilled ? "filled" : ""}>
          {isAllowed ? <Outlet /> : <NoRight />}
        </main>
      </div>
    </div>
  );
}
