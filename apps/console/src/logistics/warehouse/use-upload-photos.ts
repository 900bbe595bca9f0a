import { callApi } from "@sampan/client/call-api";
import { Refused } from "@sampan/client/query";
import { uploadParcelPhoto } from "@sampan/contract/kernel/uploads";
import { useMutation } from "@tanstack/react-query";
import { App } from "antd";
import { useWordsOfTrouble } from "../../kit/words-of-trouble.ts";

/** Stores pictures one after the other, so that they lie in the order in which they were taken. [PKG-29] */
export function useUploadPhotos(onStored: (url: string) => void) {
  const { message } = App.useApp();
  const wordsOf = useWordsOfTrouble();
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const stored = await callApi(uploadParcelPhoto, { file }, { asksLogin: true });
        if (!stored.ok) throw new Refused(stored.error);
        onStored(stored.value.data.url);
      }
    },
    onError: (trouble) => void message.error(wordsOf(trouble)),
  });
}
