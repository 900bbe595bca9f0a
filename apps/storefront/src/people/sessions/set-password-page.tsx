import { Button, buttonLook } from "@sampan/ui/button";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { contactText } from "../credentials/contact.ts";
import { NewPasswordFields } from "../credentials/new-password-fields.tsx";
import { useNewPassword } from "../credentials/use-new-password.ts";
import { pathTo } from "../../paths.ts";
import { readRegistration, type Registration } from "./registration.ts";
import { useRegister } from "./use-register.ts";
import { Welcome } from "../credentials/welcome.tsx";

/** Second step: the password, twice. Without a proven contact there is nothing to do here. [RT-32] [RT-116] */
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
  return <PasswordStep registration={registration} />;
}

function PasswordStep({ registration }: { readonly registration: Registration }) {
  const t = useTranslations("accounts");
  const entry = useNewPassword();
  const registering = useRegister(registration, entry.password);
  return (
    <Welcome title={t("passwordStep.title")} body={entry.rule}>
      <form
        noValidate
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (entry.isComplete()) registering.mutate();
        }}
      >
        <NewPasswordFields
          entry={entry}
          label={t("password")}
          hasHint={false}
          account={contactText(registration)}
        />
        <Button type="submit" variant="brand" wide busy={registering.isPending}>
          {t("passwordStep.submit")}
        </Button>
      </form>
    </Welcome>
  );
}
