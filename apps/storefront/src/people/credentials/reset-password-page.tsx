import { callApi } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import {
  resetPasswordByEmail,
  resetPasswordByMobile,
} from "@sampan/contract/people/accounts/credentials";
import type { Region } from "@sampan/domain/kernel/regions";
import { Button } from "@sampan/ui/button";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { Welcome } from "./welcome.tsx";
import { sessionQuery } from "../../shell/session.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { contactText } from "./contact.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { problemsOf } from "./problems.ts";
import { ProofFields } from "./proof-fields.tsx";
import { useNewPassword } from "./use-new-password.ts";
import { useProof } from "./use-proof.ts";
import { WayTabs } from "./way-tabs.tsx";

interface ResetPasswordPageProps {
  readonly redirect: string | undefined;
  readonly defaultRegion: Region;
}

/** A new password for who has forgotten theirs, by mobile or by e-mail. [RT-29] [ACC-20] [ACC-21] */
export function ResetPasswordPage({ redirect, defaultRegion }: ResetPasswordPageProps) {
  const t = useTranslations("credentials.reset");
  return (
    <Welcome title={t("title")} body={t("body")}>
      <ResetForm redirect={redirect} defaultRegion={defaultRegion} />
      <Link {...pathTo.login(redirect)} className="grid min-h-11 place-items-center text-brand">
        {t("toLogin")}
      </Link>
    </Welcome>
  );
}

function ResetForm({ redirect, defaultRegion }: ResetPasswordPageProps) {
  const t = useTranslations("credentials.reset");
  const proof = useProof("reset_password", { way: "mobile", region: defaultRegion });
  const entry = useNewPassword();
  const resetting = useReset(proof, entry.password, redirect);
  return (
    <WayTabs way={proof.contact.way} onChange={proof.choose}>
      <form
        noValidate
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // Both are asked, so that everything that is wrong is told at once.
          const isProven = proof.isComplete();
          if (entry.isComplete() && isProven) resetting.mutate();
        }}
      >
        <ProofFields
          proof={proof}
          problems={problemsOf(resetting.data?.ok === false ? resetting.data.error : undefined)}
        />
        <NewPasswordFields entry={entry} account={contactText(proof.contact)} />
        <Button type="submit" variant="brand" wide busy={resetting.isPending}>
          {t("submit")}
        </Button>
      </form>
    </WayTabs>
  );
}

function useReset(
  { contact, captcha }: ReturnType<typeof useProof>,
  typed: string,
  redirect: string | undefined,
) {
  const t = useTranslations("credentials.reset");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: async () => {
      const password = hashPassword(typed);
      const { mobile, region, email } = contact;
      return contact.way === "mobile"
        ? await callApi(resetPasswordByMobile, { mobile, region, captcha, password })
        : await callApi(resetPasswordByEmail, { email: email.trim(), captcha, password });
    },
    onSuccess: async (answer) => {
      if (!answer.ok) {
        if (Object.keys(problemsOf(answer.error)).length === 0) tellFault(answer.error);
        return;
      }
      // All sessions of the account have ended, that of this phone among them.
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      await navigate({ ...pathTo.login(redirect), replace: true });
      showToast({ message: t("done") });
    },
    onError: tellFault,
  });
}
