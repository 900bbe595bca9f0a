import { whenLoginNeeded } from "@sampan/client/login-prompt";
import { readLanguage } from "@sampan/domain/kernel/language";
import { BarSpace } from "@sampan/ui/bars";
import { Toaster } from "@sampan/ui/toast";
import { Outlet, useRouteContext, useRouter, useRouterState } from "@tanstack/react-router";
import { type ComponentType, startTransition, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { retryPictures } from "../shell/retry-pictures.ts";
import { pathTo } from "../paths.ts";
import { BottomNavigation } from "./bottom-navigation.tsx";
import { addressOfHash } from "../shell/address-of-hash.ts";
import { remembered } from "../shell/remember.ts";
import { useSession } from "../shell/session.ts";
import { useChangeLanguage } from "../shell/use-change-language.ts";
import { useTellExpired } from "../shell/use-tell-expired.ts";

/** Everything around a page: the masthead or the bottom bar, the toasts. */
export const Storefront = () => (
  <>
    <SkipLink />
    <WideHead />
    <Outlet />
    <BottomPlaces />
    <Toaster />
    <Arrival />
  </>
);

/**
 * The masthead, which a wide window alone loads, and whose place is there from the first frame. It is drawn behind what
 * is under way, so that it never breaks into a page that the browser is still taking over.
 */
function WideHead() {
  const [Head, setHead] = useState<ComponentType>();
  useEffect(() => {
    const wide = matchMedia("(min-width: 900px)");
    const load = async (): Promise<void> => {
      if (!wide.matches) return;
      const { Masthead } = await import("./masthead.tsx");
      startTransition(() => setHead(() => Masthead));
    };
    // The page does without it where it cannot be had.
    const look = (): void => void load().catch(() => undefined);
    look();
    wide.addEventListener("change", look);
    return () => wide.removeEventListener("change", look);
  }, []);
  return Head && <Head />;
}

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

/** What only the browser knows at the start: an old hash address, a language the cookie has lost, pictures that did not come. */
function Arrival() {
  const router = useRouter();
  const { speech } = useRouteContext({ from: "__root__" });
  const session = useSession();
  const changeLanguage = useChangeLanguage();
  const tellExpired = useTellExpired();
  useEffect(() => retryPictures(document), []);
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
