import { callApi } from "@sampan/client/call-api";
import { takeCoupon as call } from "@sampan/contract/money/coupons";
import { showToast } from "@sampan/ui/toast";
import type { Act } from "../../shell/use-act-at-tap.ts";

/** Takes a coupon by its code, and reads everything about coupons anew, also when it was refused. [API-114] */
export const takeCoupon: Act<string> = async (code, { queryClient, say, tellFault }) => {
  const answer = await callApi(call, { code }, { asksLogin: true });
  await queryClient.invalidateQueries();
  if (answer.ok) showToast({ message: say("coupons.takenNow") });
  else tellFault(answer.error);
  return answer.ok;
};
