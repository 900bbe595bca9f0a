import { pathTo } from "../../paths.ts";
import { redirectTarget } from "../../shell/redirect-target.ts";
import { sessionQuery } from "../../shell/session.ts";
import { handInIfAny } from "../../trade/carts/hand-in-if-any.ts";
import type { Shop } from "./shop.ts";

/**
 * Where a page asks to log in, the app may open its own log-in over it. Whether anybody is logged in then the server says;
 * until it does, and where the app opens nothing, the page's own form is there. [NATV-14]
 */
export function logInByApp({ router, ask }: Shop): void {
  const { queryClient, speech } = router.options.context;
  const isThere = (): boolean => router.state.location.pathname === pathTo.login(undefined).to;
  let isAsking = false;
  const offer = async (): Promise<void> => {
    const { redirect } = router.state.location.search as { readonly redirect?: string };
    const target = redirectTarget(redirect);
    const answer = await ask("login", { redirect: target });
    if (!answer.ok) return;
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    const { data: session } = await queryClient.fetchQuery(sessionQuery);
    if (!session) return;
    await handInIfAny(speech.say);
    await queryClient.invalidateQueries();
    if (isThere()) await router.navigate({ href: target, replace: true });
  };
  const look = (): void => {
    if (isAsking || !isThere()) return;
    isAsking = true;
    void offer().finally(() => {
      isAsking = false;
    });
  };
  look();
  router.subscribe("onResolved", look);
}
