import type { Language } from "@sampan/domain/kernel/language";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { remember } from "./remember.ts";
import { useSession } from "./session.ts";
import { speak } from "./speech.ts";

/**
 * Changes every visible text at once, without a reload and without logging out, and tells the server
 * when somebody is logged in, so that notices follow. [I18N-02] [I18N-04] [I18N-10]
 */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const session = useSession();
  return async (language) => {
    const { askChangedTexts } = await import("./ask-changed-texts.ts");
    const speech = await speak(language, await askChangedTexts(language));
    remember("lang", language);
    // Before anything is read anew: answers come in the language of the account.
    if (session) await tellServer(language);
    router.update({ ...router.options, context: { ...router.options.context, speech } });
    await Promise.all([router.invalidate(), queryClient.invalidateQueries()]);
  };
}

async function tellServer(language: Language): Promise<void> {
  const [{ callApi }, { setLanguage }] = await Promise.all([
    import("@sampan/client/call-api"),
    import("@sampan/contract/people/accounts/accounts"),
  ]);
  await callApi(setLanguage, { language });
}
