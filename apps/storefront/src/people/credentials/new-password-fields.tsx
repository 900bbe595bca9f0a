import { PasswordField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import type { useNewPassword } from "./use-new-password.ts";

interface NewPasswordFieldsProps {
  readonly entry: ReturnType<typeof useNewPassword>;
  /** "Password" where there was none before. */
  readonly label?: string;
  /** Off where the rule stands above the form already. */
  readonly hasHint?: boolean;
  /** For the browser's own list of passwords: whose this is. */
  readonly account: string;
}

/** The new password and the same once more. [ACC-04] [ERR-49] */
export function NewPasswordFields({ entry, hasHint = true, ...names }: NewPasswordFieldsProps) {
  const t = useTranslations("credentials.newPassword");
  const words = useTranslations("accounts");
  const eye = { showLabel: words("showPassword"), hideLabel: words("hidePassword") };
  return (
    <>
      <input type="text" hidden readOnly autoComplete="username" value={names.account} />
      <PasswordField
        {...eye}
        label={names.label ?? t("label")}
        name="new-password"
        autoComplete="new-password"
        hint={hasHint ? entry.rule : undefined}
        value={entry.password}
        onChange={({ target }) => entry.set({ password: target.value })}
        error={entry.problems.password}
      />
      <PasswordField
        {...eye}
        label={t("again")}
        name="again"
        autoComplete="new-password"
        value={entry.again}
        onChange={({ target }) => entry.set({ again: target.value })}
        error={entry.problems.again}
      />
    </>
  );
}
