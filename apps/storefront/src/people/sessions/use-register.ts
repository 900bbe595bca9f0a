import { callApi } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import { registerByEmail, registerByMobile } from "@sampan/contract/people/accounts/registration";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { pathTo } from "../../paths.ts";
import { sessionQuery } from "../../shell/session.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { endRegistration, type Registration } from "./registration.ts";

/** Makes the account of what was proven, enters it, and goes on to the last step. [ACC-17] [ACC-18] [SES-09] */
export function useRegister(registration: Registration, password: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: async () => {
      const { way, mobile, email, region, captcha, account_type } = registration;
      const account = { region, captcha, account_type, password: hashPassword(password) };
      return way === "mobile"
        ? await callApi(registerByMobile, { mobile, ...account })
        : await callApi(registerByEmail, { email: email.trim(), ...account });
    },
    onSuccess: async (answer) => {
      if (!answer.ok) return tellFault(answer.error);
      queryClient.setQueryData(sessionQuery.queryKey, { data: answer.value.data });
      await queryClient.invalidateQueries();
      endRegistration();
      await navigate(pathTo.registered(registration.redirect));
    },
    onError: tellFault,
  });
}
