import { callApi } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { regions, type Region } from "@sampan/domain/kernel/regions";
import { Button } from "@sampan/ui/button";
import { RadioGroup } from "@sampan/ui/radio-group";
import { PasswordField, TextField } from "@sampan/ui/text-field";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { LogInWays } from "../linked-log-ins/log-in-ways.tsx";
import { AcceptedTerms } from "./accepted-terms.tsx";
import { useEnter, type WhenEntered } from "./use-enter.ts";
import { Welcome } from "../credentials/welcome.tsx";

const KeepAccountDialog = lazy(async () => ({
  default: (await import("../personal-data/keep-account-dialog.tsx")).KeepAccountDialog,
}));

interface LogInProps {
  readonly redirect: string | undefined;
  readonly whenEntered: WhenEntered;
}

/** Logs in and returns to the place that asked for it. [RT-34] [ACC-15] [QRY-12] */
export function LogInPage(props: LogInProps) {
  const t = useTranslations("accounts");
  const { redirect } = props;
  const isReturning = redirect !== undefined;
  return (
    <Welcome title={t("login.welcome")} body={t(isReturning ? "login.return" : "login.body")}>
      <LogInForm {...props} />
      <LogInWays redirect={redirect} />
      <div className="flex flex-wrap justify-between gap-x-4">
        <Link
          {...pathTo.register(redirect)}
          className="grid min-h-11 place-items-center text-brand"
        >
          {t("login.toRegister")}
        </Link>
        <Link
          {...pathTo.resetPassword(redirect)}
          className="grid min-h-11 place-items-center text-text-2"
        >
          {t("login.forgot")}
        </Link>
      </div>
      <AcceptedTerms by="login" />
    </Welcome>
  );
}

/** Where a refusal is told beside its toast; the others belong to no field. [ERR-09] [ERR-37] [ERR-38] */
const fieldOfRefusal: Partial<Record<RefusalName, "account" | "password">> = {
  account_not_found: "account",
  account_disabled: "account",
  region_needed: "account",
  wrong_password: "password",
  account_or_password_wrong: "password",
  account_paused: "password",
};

function LogInForm({ redirect, whenEntered }: LogInProps) {
  const t = useTranslations("accounts");
  const [account, setAccount] = useState("");
  const [password, setPassword] = useState("");
  const [region, setRegion] = useState<Region | undefined>();
  const logging = useLogIn({ account, password, region }, { redirect, whenEntered });
  const refusal = logging.data?.ok === false ? logging.data.error : undefined;
  const field = refusal && fieldOfRefusal[refusal.code];
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        logging.mutate(false);
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
        error={field === "account" ? refusal?.message : undefined}
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
        error={field === "password" ? refusal?.message : undefined}
      />
      <Button type="submit" variant="brand" wide busy={logging.isPending}>
        {t("login.submit")}
      </Button>
      {refusal?.code === "account_cancelled" && (
        <Suspense>
          <KeepAccountDialog
            told={refusal.message}
            busy={logging.isPending}
            onClose={logging.reset}
            onConfirm={() => logging.mutate(true)}
          />
        </Suspense>
      )}
    </form>
  );
}

interface Entry {
  readonly account: string;
  readonly password: string;
  readonly region: Region | undefined;
}

/** Logs in with what was typed; with `true` it takes back that the account was closed. [ACC-36] */
function useLogIn({ account, password, region }: Entry, { redirect, whenEntered }: LogInProps) {
  const tellFault = useTellFault();
  const enter = useEnter(whenEntered);
  return useMutation({
    mutationFn: (keep: boolean) =>
      callApi(logIn, {
        account: account.trim(),
        password: hashPassword(password),
        source: "APP",
        keep,
        ...(region ? { region } : {}),
      }),
    onSuccess: async (answer) => {
      if (answer.ok) await enter(answer.value.data, redirect);
      else if (answer.error.code !== "account_cancelled") tellFault(answer.error);
    },
    onError: tellFault,
  });
}
