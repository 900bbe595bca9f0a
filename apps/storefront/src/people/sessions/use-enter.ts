import type { SessionData } from "@sampan/contract/people/sessions/sessions";
import { readLanguage } from "@sampan/domain/kernel/language";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { sessionQuery } from "../../shell/session.ts";
import type { Speech } from "../../shell/speech.ts";
import { useChangeLanguage } from "../../shell/use-change-language.ts";
import { redirectTarget } from "../../shell/redirect-target.ts";

/** What waits for a log-in happens before the person goes on, told in their language. */
export type WhenEntered = (say: Speech["say"]) => Promise<void>;

/**
 * What happens once somebody is logged in: what they chose before goes into their cart, everything is read
 * anew as theirs, and they go on. [SES-09] [CART-08]
 */
export function useEnter(
  whenEntered: WhenEntered,
): (session: SessionData, redirect: string | undefined) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const changeLanguage = useChangeLanguage();
  return async (session, redirect) => {
    queryClient.setQueryData(sessionQuery.queryKey, { data: session });
    const { speech } = router.options.context;
    const chosen = session.language && readLanguage(session.language);
    if (chosen && chosen !== speech.language) await changeLanguage(chosen);
    await whenEntered(router.options.context.speech.say);
    await queryClient.invalidateQueries();
    await router.navigate({ href: redirectTarget(redirect), replace: true });
  };
}
