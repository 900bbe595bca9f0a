import { callApi } from "@sampan/client/call-api";
import { checkMobileCaptcha } from "@sampan/contract/captchas";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { pathTo } from "../paths.ts";
import { useTellFault } from "../shell/use-tell-fault.ts";
import { keepRegistration, type Registration } from "./registration.ts";

/** Proves the number by its code, keeps both for the next step, and goes there. [ACC-17] [RT-116] */
export function useCheckCode(registration: Registration) {
  const navigate = useNavigate();
  const checking = useMutation({
    mutationFn: () => {
      const { mobile, region, captcha } = registration;
      return callApi(checkMobileCaptcha, { mobile, region, captcha, sms_type: "register" });
    },
    onSuccess: async (answer) => {
      if (!answer.ok) return;
      keepRegistration(registration);
      await navigate(pathTo.setPassword);
    },
    onError: useTellFault(),
  });
  return {
    check: () => checking.mutate(),
    isBusy: checking.isPending,
    refusal: checking.data?.ok === false ? checking.data.error : undefined,
  };
}
