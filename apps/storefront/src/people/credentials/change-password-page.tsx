import { callApi } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import { changePassword } from "@sampan/contract/people/accounts/credentials";
import { Button } from "@sampan/ui/button";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { securityQuery } from "../settings/security-query.ts";
import { useSession } from "../../shell/session.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { ChangePage } from "./change-page.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PresentPasswordField } from "./present-password-field.tsx";
import { problemsOf } from "./problems.ts";
import { useNewPassword } from "./use-new-password.ts";

/** Another password for who knows the one of now; other devices are logged out. [SES-13] */
export function ChangePasswordPage() {
  const t = useTranslations("credentials");
  const account = useSession()?.account ?? "";
  const entry = useNewPassword();
  const [present, setPresent] = useState("");
  const [isTried, setTried] = useState(false);
  const changing = useChangePassword(present, entry.password);
  const refused = problemsOf(changing.data?.ok === false ? changing.data.error : undefined);
  return (
    <ChangePage title={t("changePassword.title")} now={t("changePassword.body")}>
      <form
        noValidate
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (entry.isComplete() && present !== "") changing.mutate();
        }}
      >
        <PresentPasswordField
          value={present}
          onChange={setPresent}
          isTried={isTried}
          refusal={refused.present}
        />
        <NewPasswordFields entry={entry} account={account} />
        <Button type="submit" variant="brand" wide busy={changing.isPending}>
          {t("changePassword.submit")}
        </Button>
      </form>
    </ChangePage>
  );
}

function useChangePassword(present: string, next: string) {
  const t = useTranslations("credentials.changePassword");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: () =>
      callApi(
        changePassword,
        { password: hashPassword(present), new_password: hashPassword(next) },
        { asksLogin: true },
      ),
    onSuccess: async (answer) => {
      if (!answer.ok) {
        if (answer.error.code !== "wrong_password") tellFault(answer.error);
        return;
      }
      await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
      await navigate({ ...ownPathTo.security, replace: true });
      showToast({ message: t("done") });
    },
    onError: tellFault,
  });
}
