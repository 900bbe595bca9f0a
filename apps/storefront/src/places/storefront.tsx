import { whenLoginNeeded } from "@sampan/client/login-prompt";
import { readLanguage } from "@sampan/domain/language";
import { BarSpace } from "@sampan/ui/bars";
import { Toaster } from "@sampan/ui/toast";
import { Outlet, useRouteContext, useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { BottomNavigation } from "./bottom-navigation.tsx";
import { addressOfHash } from "./address-of-hash.ts";
import { remembered } from "./remember.ts";
import { useSession } from "./session.ts";
import { useChangeLanguage } from "./use-change-language.ts";
import { useTellExpired } from "./use-tell-expired.ts";

/** Everything around a page: the bottom bar, the toasts. */
export const Storefront = () => (
  <>
    <SkipLink />
    <Outlet />
    <BottomPlaces />
    <Toaster />
    <Arrival />
  </>
);

function SkipLink() {
  const t = useTranslations("common");
  return (
    <a
      href="#content"
      className="sr-only z-30 rounded-card bg-brand px-4 py-3 text-on-brand focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
    >
      {t("skipToContent")}
    </a>
  );
}

/** Pages with an action bar of their own say so in their route's `staticData`. */
function BottomPlaces() {
  const hasBottomBar = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.hasBottomBar ?? true,
  });
  return (
    hasBottomBar && (
      <>
        <BarSpace />
        <BottomNavigation />
      </>
    )
  );
}

/** What only the browser knows at the start: an old hash address, a language the cookie has lost. */
function Arrival() {
  const router = useRouter();
  const { speech } = useRouteContext({ from: "__root__" });
  const session = useSession();
  const changeLanguage = useChangeLanguage();
  const tellExpired = useTellExpired();
  useEffect(() => {
    whenLoginNeeded(() => {
      // Read at the time: the person may have moved on since this page was shown. Several calls of one
      // page may ask, and only the first of them still stands where to return to.
      const { href, pathname } = router.latestLocation;
      if (pathname === pathTo.login(undefined).to) return;
      tellExpired();
      void router.navigate(pathTo.login(href));
    });
    const address = addressOfHash(location.hash, Boolean(session));
    if (address) void router.navigate({ href: address, replace: true });
    const chosen = readLanguage(remembered("lang") ?? "");
    if (chosen && chosen !== speech.language) void changeLanguage(chosen);
    // Once, on arrival: later changes are made through this very page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Off where an action bar takes its place. */
    readonly hasBottomBar?: boolean;
  }
}
