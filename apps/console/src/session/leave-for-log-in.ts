import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { pathTo } from "../paths.ts";
import { askMe } from "./me.ts";

/** A session that ended leads to the log-in page, which remembers the place. [API-04] */
export function leaveForLogIn(
  router: Pick<AnyRouter, "navigate" | "state">,
  queryClient: QueryClient,
): void {
  const { href, pathname } = router.state.location;
  if (pathname === "/log-in") return;
  queryClient.removeQueries({ queryKey: askMe.queryKey });
  void router.navigate(pathTo.logIn(href));
}
