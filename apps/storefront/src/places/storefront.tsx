import { whenLoginNeeded } from "@sampan/client/login-prompt";
import { readLanguage } from "@sampan/domain/kernel/language";
import { BarSpace } from "@sampan/ui/bars";
import { Toaster } from "@sampan/ui/toast";
import { Match, Outlet, useRouteContext, useRouter, useRouterState } from "@tanstack/react-router";
import { type ComponentType, startTransition, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { BottomNavigation } from "./bottom-navigation.tsx";
import { addressOfHash } from "../shell/address-of-hash.ts";
import { remembered } from "../shell/remember.ts";
import { useSession } from "../shell/session.ts";
import { useChangeLanguage } from "../shell/use-change-language.ts";
import { tellTakenOver } from "../shell/taken-over.ts";
import { useTellExpired } from "../shell/use-tell-expired.ts";

/** Everything around a page: the masthead or the bottom bar, the toasts. */
export const Storefront = () => (
  <>
    <SkipLink />
    <WideHead />
    <Page />
    <BottomPlaces />
    <Toaster />
  </>
);

/**
 * The page of the address, in a boundary of its own as the router's outlet has it, so that what stands beside it knows
 * when the browser has taken the page over: both at once, and after what is around them.
 */
function Page() {
  const routeId = useRouterState({
    // A page that is not there is the outlet's to show, whatever its address looked like.
    select: ({ matches: [root, page] }) => (root?._notFound ? undefined : page?.routeId),
  });
  return (
    <Suspense>
      {routeId ? <Match routeId={routeId} /> : <Outlet />}
      <Arrival />
    </Suspense>
  );
}

/**
 * The masthead, which a wide window alone loads, and whose place is there from the first frame. It is drawn behind what
 * is under way, so that it never breaks into a page that the browser is still taking over.
 */
function WideHead() {
  const [Head, setHead] = useState<ComponentType>();
  useEffect(() => {
    const wide = matchMedia("(min-width: 900px)");
    // The page does without it where it cannot be had.
    const look = (): void => {
      if (wide.matches)
        import("./masthead.tsx").then(
          ({ Masthead }) => startTransition(() => setHead(() => Masthead)),
          () => undefined,
        );
    };
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

/** What only the browser knows at the start: an old hash address, a language the cookie has lost, what is loaded later. */
function Arrival() {
  const router = useRouter();
  const { speech } = useRouteContext({ from: "__root__" });
  const session = useSession();
  const changeLanguage = useChangeLanguage();
  const tellExpired = useTellExpired();
  const [Later, setLater] = useState<ComponentType>();
  useEffect(() => {
    tellTakenOver();
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
    const chosen = languageOf(session);
    if (chosen && chosen !== speech.language) void changeLanguage(chosen);
    // It hears of pictures that failed before it came too, and where it does not come the page does without.
    import("./after-arrival.tsx").then(
      ({ AfterArrival }) => startTransition(() => setLater(() => AfterArrival)),
      () => undefined,
    );
    // Once, on arrival: later changes are made through this very page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return Later && <Later />;
}

/** What was chosen on this device, else with the account. [I18N-02] */
const languageOf = (session: ReturnType<typeof useSession>) =>
  readLanguage(remembered("lang") ?? session?.language ?? "");

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Off where an action bar takes its place. */
    readonly hasBottomBar?: boolean;
    /** Without header, footer and menu. */
    readonly isBare?: boolean;
  }
}
