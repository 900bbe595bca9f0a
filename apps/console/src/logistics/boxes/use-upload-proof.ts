import { callApi } from "@sampan/client/call-api";
import { Refused } from "@sampan/client/query";
import { uploadHandOverProof } from "@sampan/contract/kernel/uploads";
import { useMutation } from "@tanstack/react-query";
import { App } from "antd";
import { useWordsOfTrouble } from "../../kit/words-of-trouble.ts";

/** Stores the picture of a hand-over and answers its address. */
export function useUploadProof() {
  const { message } = App.useApp();
  const wordsOf = useWordsOfTrouble();
  return useMutation({
    mutationFn: async (picture: Blob) => {
      const stored = await callApi(uploadHandOverProof, { file: picture }, { asksLogin: true });
      if (!stored.ok) throw new Refused(stored.error);
      return stored.value.data.url;
    },
    onError: (trouble) => void message.error(wordsOf(trouble)),
  });
}
