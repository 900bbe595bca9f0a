import type { SessionData } from "@sampan/contract/sessions";
import { readLanguage } from "@sampan/domain/language";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { sessionQuery } from "../shell/session.ts";
import { useChangeLanguage } from "../shell/use-change-language.ts";
import { redirectTarget } from "./redirect-target.ts";

/** What happens once somebody is logged in: everything is read anew as theirs, and they go on. [SES-09] */
export function useEnter(): (session: SessionData, redirect: string | undefined) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const changeLanguage = useChangeLanguage();
  return async (session, redirect) => {
    queryClient.setQueryData(sessionQuery.queryKey, { data: session });
    await queryClient.invalidateQueries();
    const { speech } = router.options.context;
    const chosen = session.language && readLanguage(session.language);
    if (chosen && chosen !== speech.language) await changeLanguage(chosen);
    await router.navigate({ href: redirectTarget(redirect), replace: true });
  };
}
