import type { ToldRefusal } from "@sampan/client/call-api";
import { Refused } from "@sampan/client/query";
import type { Result } from "@sampan/domain/kernel/result";
import { useMutation } from "@tanstack/react-query";
import { App } from "antd";
import { useWordsOfTrouble } from "./words-of-trouble.ts";

type Stored = Result<{ readonly data: { readonly url: string } }, ToldRefusal>;

/** Stores pictures by a call, one after the other, so that they keep the order in which they were chosen or taken. [PKG-29] */
export function useUploadPictures(
  store: (file: File) => Promise<Stored>,
  onStored: (url: string) => void,
) {
  const { message } = App.useApp();
  const wordsOf = useWordsOfTrouble();
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const stored = await store(file);
        if (!stored.ok) throw new Refused(stored.error);
        onStored(stored.value.data.url);
      }
    },
    onError: (trouble) => void message.error(wordsOf(trouble)),
  });
}
