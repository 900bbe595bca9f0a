import { Link, useRouterState } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { MastheadFind } from "../goods/search/masthead-find.tsx";
import { pathTo } from "../paths.ts";
import { Apart } from "../shell/apart.tsx";
import { Wordmark } from "../shell/wordmark.tsx";
import { HeaderTools, RateChip } from "../shop/home/home-header.tsx";
import { MainPlaces } from "./bottom-navigation.tsx";

/**
 * The head of a wide window, on every page: what the phone has on home and in its bottom bar. It comes before
 * the content, so that the order of keys is the order on the screen.
 */
export function Masthead() {
  const t = useTranslations("common");
  // Two pages stand alone: what they show is all there is. [NFR-05]
  const isBare = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.isBare });
  if (isBare) return null;
  return (
    <header className="fixed inset-x-0 top-0 z-9 max-wide:hidden">
      <div className="mx-auto flex h-(--masthead) max-w-[calc(var(--page)+2*var(--edge))] items-center gap-4 px-(--edge)">
        <Link {...pathTo.home} aria-label={t("goHome")} className="flex-none">
          <Wordmark />
        </Link>
        <div className="flex min-w-0 flex-1 justify-center">
          <Apart>
            <MastheadFind />
          </Apart>
        </div>
        <div className="flex flex-none items-center">
          <span className="flex min-w-31 justify-end max-[1099px]:hidden">
            <Apart>
              <RateChip />
            </Apart>
          </span>
          <HeaderTools />
        </div>
        <nav aria-label={t("nav.label")} className="-mr-3 flex-none">
          <ul className="masthead-places flex h-(--masthead)">
            <MainPlaces />
          </ul>
        </nav>
      </div>
    </header>
  );
}
