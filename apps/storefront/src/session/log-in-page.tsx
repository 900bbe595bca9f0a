import { callApi } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import { logIn } from "@sampan/contract/sessions";
import { regions, type Region } from "@sampan/domain/regions";
import { Button } from "@sampan/ui/button";
import { RadioGroup } from "@sampan/ui/radio-group";
import { PasswordField, TextField } from "@sampan/ui/text-field";
import { showToast } from "@sampan/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { faultWords } from "../shell/fault-words.ts";
import { useEnter } from "./use-enter.ts";
import { Welcome } from "./welcome.tsx";

/** Logs in and returns to the place that asked for it. [RT-34] [ACC-15] [QRY-12] */
export function LogInPage({ redirect }: { readonly redirect: string | undefined }) {
  const t = useTranslations("accounts");
  const isReturning = redirect !== undefined;
  return (
    <Welcome title={t("login.welcome")} body={t(isReturning ? "login.return" : "login.body")}>
      <LogInForm redirect={redirect} />
      <div className="flex flex-wrap justify-between gap-x-4">
        <Link
          {...pathTo.register(redirect)}
          className="grid min-h-11 place-items-center text-brand"
        >
          {t("login.toRegister")}
        </Link>
      </div>
    </Welcome>
  );
}

function LogInForm({ redirect }: { readonly redirect: string | undefined }) {
  const t = useTranslations("accounts");
  const { speech } = useRouteContext({ from: "__root__" });
  const [account, setAccount] = useState("");
  const [password, setPassword] = useState("");
  const [region, setRegion] = useState<Region | undefined>();
  const enter = useEnter();
  const logging = useMutation({
    mutationFn: () =>
      callApi(logIn, {
        account: account.trim(),
        password: hashPassword(password),
        source: "APP",
        ...(region ? { region } : {}),
      }),
    onSuccess: async (answer) => {
      if (answer.ok) await enter(answer.value.data, redirect);
      else showToast({ message: answer.error.message, tone: "danger" });
    },
    onError: (error) => showToast({ message: faultWords(speech.say, error), tone: "danger" }),
  });
  const refusal = logging.data?.ok === false ? logging.data.error : undefined;
  const isOfPassword = refusal?.code === "wrong_password";
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        logging.mutate();
      }}
    >
      <TextField
        label={t("login.account")}
        name="account"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        value={account}
        onChange={(event) => setAccount(event.target.value)}
        error={refusal && !isOfPassword ? refusal.message : undefined}
      />
      {refusal?.code === "region_needed" && (
        <RadioGroup
          legend={t("region")}
          options={regions.map((value) => ({ value, label: t(`regions.${value}`) }))}
          value={region}
          onChange={setRegion}
        />
      )}
      <PasswordField
        label={t("password")}
        name="password"
        autoComplete="current-password"
        required
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isOfPassword ? refusal.message : undefined}
      />
      <Button type="submit" variant="brand" wide busy={logging.isPending}>
        {t("login.submit")}
      </Button>
    </form>
  );
}
