import { callApi } from "@sampan/client/call-api";
import { setPushTopic, setQuietHours } from "@sampan/contract/people/pushes";
import type { QuietHours } from "@sampan/domain/people/notices/quiet-hours";
import type { PushTopic } from "@sampan/domain/people/notices/push-topics";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { pushWishesQuery } from "./push-wishes-query.ts";

/** Switches a topic, shown at once, and as it was where it failed. */
export const useSetTopic = (topic: PushTopic) =>
  useSaved((is_on: boolean) => callApi(setPushTopic, { topic, is_on }, { asksLogin: true }));

/** Sets the quiet hours, likewise. */
export const useSetQuietHours = () =>
  useSaved((hours: QuietHours) => callApi(setQuietHours, { ...hours }, { asksLogin: true }));

function useSaved<Wish>(save: (wish: Wish) => ReturnType<typeof callApi<typeof setPushTopic>>) {
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: save,
    onSuccess: async (answer) => {
      if (!answer.ok) tellFault(answer.error);
      await queryClient.invalidateQueries({ queryKey: pushWishesQuery.queryKey });
    },
    onError: tellFault,
  });
}
