import { callApi } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import { registerByMobile } from "@sampan/contract/registration";
import { checkPassword } from "@sampan/domain/password-rule";
import { Button, buttonLook } from "@sampan/ui/button";
import { PasswordField } from "@sampan/ui/text-field";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { sessionQuery } from "../shell/session.ts";
import { useTellFault } from "../shell/use-tell-fault.ts";
import { endRegistration, readRegistration, type Registration } from "./registration.ts";
import { Welcome } from "./welcome.tsx";

/** Second step: the password, twice. Without a proven number there is nothing to do here. [RT-32] [RT-116] */
export function SetPasswordPage() {
  const t = useTranslations("accounts");
  const [registration] = useState(readRegistration);
  if (!registration)
    return (
      <Welcome title={t("register.title")} body={t("passwordStep.needsCode")}>
        <Link
          {...pathTo.register(undefined)}
          className={buttonLook({ variant: "brand", wide: true })}
        >
          {t("passwordStep.toRegister")}
        </Link>
      </Welcome>
    );
  return (
    <Welcome title={t("passwordStep.title")} body={t("passwordStep.rule")}>
      <PasswordForm registration={registration} />
    </Welcome>
  );
}

function PasswordForm({ registration }: { readonly registration: Registration }) {
  const t = useTranslations("accounts");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [isTried, setTried] = useState(false);
  const isWellFormed = checkPassword(password).ok;
  const isSame = password === again;

  const registering = useMutation({
    mutationFn: () => {
      const { redirect: _, ...proven } = registration;
      return callApi(registerByMobile, { ...proven, password: hashPassword(password) });
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

  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isWellFormed && isSame) registering.mutate();
      }}
    >
      <PasswordField
        label={t("password")}
        name="password"
        autoComplete="new-password"
        maxLength={20}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isTried && !isWellFormed ? t("passwordStep.rule") : undefined}
      />
      <PasswordField
        label={t("passwordStep.again")}
        name="again"
        autoComplete="new-password"
        maxLength={20}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        value={again}
        onChange={(event) => setAgain(event.target.value)}
        error={isTried && isWellFormed && !isSame ? t("passwordStep.differ") : undefined}
      />
      <Button type="submit" variant="brand" wide busy={registering.isPending}>
        {t("passwordStep.submit")}
      </Button>
    </form>
  );
}
