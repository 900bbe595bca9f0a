import { callApi, newKey } from "@sampan/client/call-api";
import { type Gain, takeBonus as call } from "@sampan/contract/shop/campaigns";
import { showToast } from "@sampan/ui/toast";
import type { Act } from "../../shell/use-act-at-tap.ts";

interface Taking {
  /** The number of the campaign. */
  readonly id: string;
  readonly wordsOf: (gain: Gain) => string;
}

/** Takes what a campaign gives, and reads everything that follows from it anew. Visitors are led to the log-in. [API-34] */
export const takeBonus: Act<Taking> = async ({ id, wordsOf }, { queryClient, say, tellFault }) => {
  const options = { asksLogin: true, idempotencyKey: newKey() };
  const answer = await callApi(call, { data: id }, options);
  await queryClient.invalidateQueries();
  if (!answer.ok) {
    tellFault(answer.error);
    return false;
  }
  const { gains, serial } = answer.value.data;
  const what = gains.map(wordsOf).join(" · ");
  const message = gains.length === 0 ? say("campaigns.nothing") : say("campaigns.gained", { what });
  showToast({
    message:
      serial === null ? message : say("campaigns.drawn", { serial: String(serial), message }),
  });
  return true;
};
