import { callApi } from "@sampan/client/call-api";
import { postForm } from "@sampan/client/post-form";
import { Refused } from "@sampan/client/query";
import { readShippingLabel } from "@sampan/contract/logistics/last-mile/staff-last-mile";
import { useMutation } from "@tanstack/react-query";
import { App } from "antd";
import { useWordsOfTrouble } from "../../kit/words-of-trouble.ts";

/** Opens the carrier's own page with a parcel's label beside the desk, which prints it. */
export function usePrintLabel() {
  const { message } = App.useApp();
  const wordsOf = useWordsOfTrouble();
  const printing = useMutation({
    mutationFn: async (trade_no: string) => {
      const answer = await callApi(readShippingLabel, { trade_no }, { asksLogin: true });
      if (!answer.ok) throw new Refused(answer.error);
      return answer.value.data;
    },
    onSuccess: ({ url, fields }) => postForm(url, fields, "_blank"),
    onError: (trouble) => void message.error(wordsOf(trouble)),
  });
  return { print: printing.mutate, isRunning: printing.isPending };
}
