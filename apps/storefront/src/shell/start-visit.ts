import type { Visit } from "@sampan/client/visit";
import { readLanguage, defaultLanguage } from "@sampan/domain/kernel/language";
import type { ChangedTexts } from "./put-changed-texts.ts";

/** Where the page carries the texts that were changed after its build. */
export const changedTextsId = "changed-texts";

/** What is known of the visit: from the server while it renders, from the document afterwards. */
export async function startVisit(): Promise<
  Pick<Visit, "language" | "publicUrl" | "hasSession"> & Partial<Visit>
> {
  if (import.meta.env.SSR) {
    const { visitOfRequest } = await import("./visit-of-request.ts");
    return visitOfRequest();
  }
  const changed = document.getElementById(changedTextsId)?.textContent;
  return {
    ...(changed ? { textOverrides: JSON.parse(changed) as ChangedTexts } : {}),
    language: readLanguage(document.documentElement.lang) ?? defaultLanguage,
    publicUrl: location.origin,
    // The cookie is not for scripts: whether there is a session is in the dehydrated answers.
    hasSession: true,
  };
}
