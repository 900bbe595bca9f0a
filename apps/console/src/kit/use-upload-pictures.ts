import { callApi } from "@sampan/client/call-api";
import { Refused } from "@sampan/client/query";
import type {
  uploadArticlePicture,
  uploadBankLogo,
  uploadGoodsPicture,
  uploadPopupPicture,
  uploadPagePicture,
} from "@sampan/contract/kernel/uploads";
import { useMutation } from "@tanstack/react-query";
import { App } from "antd";
import { useWordsOfTrouble } from "./words-of-trouble.ts";

export type PictureCall =
  | typeof uploadArticlePicture
  | typeof uploadBankLogo
  | typeof uploadGoodsPicture
  | typeof uploadPagePicture
  | typeof uploadPopupPicture;

/** Stores pictures one after the other, so that they keep the order in which they were chosen. */
export function useUploadPictures(call: PictureCall, onStored: (url: string) => void) {
  const { message } = App.useApp();
  const wordsOf = useWordsOfTrouble();
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const stored = await callApi(call, { file }, { asksLogin: true });
        if (!stored.ok) throw new Refused(stored.error);
        onStored(stored.value.data.url);
      }
    },
    onError: (trouble) => void message.error(wordsOf(trouble)),
  });
}
