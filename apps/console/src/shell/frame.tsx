import { Outlet, useMatches } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { DeskName } from "../desks.ts";
import { SideNav } from "./side-nav.tsx";
import { TopBar } from "./top-bar.tsx";

/** Navigation at the left, head above, and the desk that is open. */
export function Frame() {
  const t = useTranslations("console");
  const open = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const desk: DeskName | undefined = open?.desk;
  const title = desk ? t(`titles.${desk}`) : t("title");
  return (
    <div className="frame">
      <title>{desk ? `${title} · ${t("title")}` : title}</title>
      <a className="skip" href="#desk">
        {t("shell.skip")}
      </a>
      <SideNav />
      <div className="place">
        <TopBar title={title} />
        <main id="desk" tabIndex={-1} className={open?.isFilled ? "filled" : ""}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
