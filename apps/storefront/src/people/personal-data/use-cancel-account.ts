import { callApi } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import { cancelAccount } from "@sampan/contract/people/personal-data";
import type { Cents } from "@sampan/domain/kernel/money";
import { formatDay } from "@sampan/ui/format/dates";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useForgetSession } from "../settings/use-forget-session.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { cancellationQuery } from "./people-queries.ts";

interface Closing {
  readonly password: string;
  /** Cents that are left and given up, as they were seen. */
  readonly giveUp: Cents | undefined;
}

/** Closes the account and leaves it on this device too; a refusal shows anew what stands in the way. */
export function useCancelAccount() {
  const t = useTranslations("people.close");
  const queryClient = useQueryClient();
  const forgetSession = useForgetSession();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: ({ password, giveUp }: Closing) =>
      callApi(
        cancelAccount,
        {
          password: hashPassword(password),
          ...(giveUp === undefined ? {} : { give_up: giveUp }),
        },
        { asksLogin: true },
      ),
    onSuccess: async (answer) => {
      if (answer.ok) {
        await forgetSession();
        showToast({ message: t("done", { day: formatDay(answer.value.data.erased_on) }) });
        return;
      }
      if (answer.error.code !== "wrong_password") tellFault(answer.error);
      await queryClient.invalidateQueries({ queryKey: cancellationQuery.queryKey });
    },
    onError: tellFault,
  });
}
