import { callApi } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import { changeEmail, changeMobile } from "@sampan/contract/people/accounts/credentials";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { profileQuery } from "../accounts/profile-query.ts";
import { ownPathTo } from "../../own-paths.ts";
import { securityQuery } from "../settings/security-query.ts";
import { sessionQuery } from "../../shell/session.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { problemsOf } from "./problems.ts";
import type { useProof } from "./use-proof.ts";

/** Changes or binds the contact that was proven; it shows at once wherever it stands. [ACC-22] [ACC-23] */
export function useChangeContact(
  { contact, captcha }: Pick<ReturnType<typeof useProof>, "contact" | "captcha">,
  typed: string,
  done: string,
) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const changing = useMutation({
    mutationFn: async () => {
      const password = hashPassword(typed);
      const { mobile, region, email } = contact;
      return contact.way === "mobile"
        ? await callApi(changeMobile, { mobile, region, captcha, password }, { asksLogin: true })
        : await callApi(
            changeEmail,
            { email: email.trim(), captcha, password },
            { asksLogin: true },
          );
    },
    onSuccess: async (answer) => {
      if (!answer.ok) {
        if (Object.keys(problemsOf(answer.error)).length === 0) tellFault(answer.error);
        return;
      }
      queryClient.setQueryData(profileQuery.queryKey, answer.value);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: securityQuery.queryKey }),
      ]);
      await navigate({ ...ownPathTo.security, replace: true });
      showToast({ message: done });
    },
    onError: tellFault,
  });
  return {
    change: () => changing.mutate(),
    isBusy: changing.isPending,
    problems: problemsOf(changing.data?.ok === false ? changing.data.error : undefined),
  };
}
