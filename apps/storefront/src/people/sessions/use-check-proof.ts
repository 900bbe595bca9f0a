import { callApi } from "@sampan/client/call-api";
import { checkMailCaptcha, checkMobileCaptcha } from "@sampan/contract/people/codes/codes";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { problemsOf } from "../credentials/problems.ts";
import { pathTo } from "../../paths.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { keepRegistration, type Registration } from "./registration.ts";

/** Proves the contact by its code, keeps both for the next step, and goes there. [ACC-17] [ACC-18] [RT-116] */
export function useCheckProof(registration: Registration) {
  const navigate = useNavigate();
  const tellFault = useTellFault();
  const checking = useMutation({
    mutationFn: async () => {
      const { way, mobile, region, email, captcha } = registration;
      return way === "mobile"
        ? await callApi(checkMobileCaptcha, { mobile, region, captcha, sms_type: "register" })
        : await callApi(checkMailCaptcha, { email: email.trim(), captcha, mail_type: "register" });
    },
    onSuccess: async (answer) => {
      if (answer.ok) {
        keepRegistration(registration);
        await navigate(pathTo.setPassword);
      } else if (Object.keys(problemsOf(answer.error)).length === 0) tellFault(answer.error);
    },
    onError: tellFault,
  });
  return {
    check: () => checking.mutate(),
    isBusy: checking.isPending,
    problems: problemsOf(checking.data?.ok === false ? checking.data.error : undefined),
  };
}
