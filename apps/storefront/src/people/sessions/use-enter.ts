import type { SessionData } from "@sampan/contract/sessions";
import { readLanguage } from "@sampan/domain/language";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { deviceLines } from "../cart/device-lines.ts";
import { sessionQuery } from "../shell/session.ts";
import { useChangeLanguage } from "../shell/use-change-language.ts";
import { redirectTarget } from "./redirect-target.ts";

/**
 * What happens once somebody is logged in: what they chose before goes into their cart, everything is read
 * anew as theirs, and they go on. [SES-09] [CART-08]
 */
export function useEnter(): (session: SessionData, redirect: string | undefined) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const changeLanguage = useChangeLanguage();
  return async (session, redirect) => {
    queryClient.setQueryData(sessionQuery.queryKey, { data: session });
    const { speech } = router.options.context;
    const chosen = session.language && readLanguage(session.language);
    if (chosen && chosen !== speech.language) await changeLanguage(chosen);
    if (deviceLines.read().length > 0) {
      const { handInAndTell } = await import("../cart/hand-in-and-tell.ts");
      await handInAndTell(router.options.context.speech.say);
    }
    await queryClient.invalidateQueries();
    await router.navigate({ href: redirectTarget(redirect), replace: true });
  };
}
