import { readJsonText } from "@sampan/domain/kernel/json-text";
import type * as z from "zod/mini";

/** What was typed into a form, kept as long as the tab: a log-in, a call or a reload in between loses nothing. */
export function tabDraft<Draft>(key: string, shape: z.ZodMiniType<Draft>, empty: Draft) {
  return {
    read: (): Draft => {
      const read = shape.safeParse(readJsonText(sessionStorage.getItem(key)));
      return read.success ? read.data : empty;
    },
    keep: (draft: Draft): void => sessionStorage.setItem(key, JSON.stringify(draft)),
    forget: (): void => sessionStorage.removeItem(key),
  };
}
