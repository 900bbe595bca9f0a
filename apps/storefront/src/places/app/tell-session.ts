import type { SessionData } from "@sampan/contract/people/sessions/sessions";
import { sessionQuery } from "../../shell/session.ts";
import { sessionNames, userNames } from "./names-of-session.ts";
import type { Shop } from "./shop.ts";

/**
 * Tells the app who is logged in, when that changes, and when a session has ended. At the start the app says whom it knows:
 * where that is nobody's session any more it is told so. [NATV-02] [NATV-03] [NATV-04] [NATV-09] [NATV-10] [NATV-15]
 */
export function tellSession({ router, ask, page }: Shop): void {
  const { queryClient } = router.options.context;
  const read = (): SessionData | null | undefined =>
    queryClient.getQueryData(sessionQuery.queryKey)?.data;
  let known = read();

  const tell = (session: SessionData): void => {
    void ask("session", { session: sessionNames(session) });
    void ask("user", { user: userNames(session) });
  };
  const compare = async (): Promise<void> => {
    const believed = await ask("getTkUid", {});
    const session = read();
    if (session) tell(session);
    else if (session === null && believed.ok) {
      const { token } = believed.value;
      void ask("tokenInvalid", { token });
    }
  };
  void compare();

  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    const session = read();
    if (session === undefined || session?.token === known?.token) return;
    if (known) void ask("tokenInvalid", { token: known.token });
    if (session) tell(session);
    void ask("broadcast", { event: "session_changed" });
    known = session;
  });

  // Another person may have logged in to the app while it was away.
  page.document.addEventListener("visibilitychange", () => {
    if (page.document.visibilityState !== "visible") return;
    void ask("getUid", {}).then((answer) => {
      const isOther = answer.ok && answer.value.uid !== read()?.uid;
      if (isOther) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    });
  });
}
