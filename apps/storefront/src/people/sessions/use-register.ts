import { callApi } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { registerByEmail, registerByMobile } from "@sampan/contract/people/accounts/registration";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ownPathTo } from "../../own-paths.ts";
import { sessionQuery } from "../../shell/session.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { endNewcomer, isKept } from "../linked-log-ins/newcomer.ts";
import { givenCode } from "./given-code.ts";
import { endRegistration, type Registration } from "./registration.ts";

/** Who was proven elsewhere can be linked no more; the next try makes the account without. */
const gone: readonly RefusalName[] = ["log_in_state_unknown", "log_in_of_another"];

/** Makes the account of what was proven, enters it, and goes on to the last step. [ACC-17] [ACC-18] [SES-09] */
export function useRegister(registration: Registration, password: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: async () => {
      const { way, mobile, email, region, captcha, account_type, newcomer } = registration;
      const account = {
        region,
        captcha,
        account_type,
        password: hashPassword(password),
        sales_code: givenCode.read(),
        // Whoever is no longer kept goes on alone.
        ...(newcomer !== undefined && isKept(newcomer) ? { newcomer } : {}),
      };
      return way === "mobile"
        ? await callApi(registerByMobile, { mobile, ...account })
        : await callApi(registerByEmail, { email: email.trim(), ...account });
    },
    onSuccess: async (answer) => {
      if (!answer.ok) {
        if (gone.includes(answer.error.code)) endNewcomer();
        return tellFault(answer.error);
      }
      queryClient.setQueryData(sessionQuery.queryKey, { data: answer.value.data });
      await queryClient.invalidateQueries();
      endRegistration();
      endNewcomer();
      givenCode.forget();
      await navigate(ownPathTo.registered(registration.redirect));
    },
    onError: tellFault,
  });
}
