import type { Language } from "@sampan/domain/kernel/language";
import { TextsProvider } from "@sampan/locales/texts-provider";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useMemo, useState, type ReactNode } from "react";
import { speak, type Speech } from "./speak.ts";

interface Spoken extends Speech {
  readonly changeLanguage: (language: Language) => Promise<void>;
}

const SpeechContext = createContext<Spoken | undefined>(undefined);

/** Lets everything below speak one language, and change it. [I18N-01] [I18N-03] */
export function SpeechProvider({ first, children }: { first: Speech; children: ReactNode }) {
  const [speech, setSpeech] = useState(first);
  const queryClient = useQueryClient();
  const spoken = useMemo<Spoken>(
    () => ({
      ...speech,
      changeLanguage: async (language) => {
        setSpeech(await speak(language));
        // Names of goods and words of refusals come from the server in the language of the page.
        await queryClient.invalidateQueries();
      },
    }),
    [speech, queryClient],
  );
  return (
    <SpeechContext value={spoken}>
      <TextsProvider language={speech.language} texts={speech.texts}>
        {children}
      </TextsProvider>
    </SpeechContext>
  );
}

export function useSpeech(): Spoken {
  const spoken = useContext(SpeechContext);
  if (!spoken) throw new Error("nothing speaks above this component");
  return spoken;
}
