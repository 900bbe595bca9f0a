import { callApi, type ToldRefusal } from "@sampan/client/call-api";
import { sendRegisterSmsCaptcha } from "@sampan/contract/captchas";
import type { Region } from "@sampan/domain/regions";
import { useMutation } from "@tanstack/react-query";
import { useTellFault } from "../shell/use-tell-fault.ts";
import { useCountdown } from "./use-countdown.ts";

export interface MobileNumber {
  readonly mobile: string;
  readonly region: Region;
}

/** Sends a code, and counts down until another one may be asked for. [ACC-13] [CONST-18] */
export function useSendCode({ mobile, region }: MobileNumber) {
  const [wait_s, startCountdown] = useCountdown();
  const sending = useMutation({
    mutationFn: () => callApi(sendRegisterSmsCaptcha, { mobile, region }),
    onSuccess: (answer) => {
      if (answer.ok) startCountdown(answer.value.data.resend_after_s);
      else if (answer.error.code === "captcha_too_soon")
        startCountdown(Number(answer.error.values["seconds"] ?? 60));
    },
    onError: useTellFault(),
  });
  return {
    send: () => sending.mutate(),
    isBusy: sending.isPending,
    isSent: sending.data?.ok === true,
    wait_s,
    refusal: sending.data?.ok === false ? sending.data.error : undefined,
  };
}

/** Where a refusal of the first step is told: at the number where it is about the number, else at the code. */
export const isOfMobile = ({ code }: ToldRefusal): boolean =>
  code === "mobile_invalid" || code === "mobile_known";
