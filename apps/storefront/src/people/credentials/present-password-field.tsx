import { PasswordField } from "@sampan/ui/text-field";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";

interface PresentPasswordFieldProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** From the first try on, an empty field says that it is needed. */
  readonly isTried: boolean;
  /** What the server said of it. */
  readonly refusal: string | undefined;
}

/** The password of now, asked for anew: a phone left unlocked must not be enough to take an account over. */
export function PresentPasswordField({
  value,
  onChange,
  isTried,
  refusal,
}: PresentPasswordFieldProps) {
  const t = useTranslations("credentials.present");
  const words = useTranslations("accounts");
  return (
    <div className="stack gap-1">
      <PasswordField
        label={t("label")}
        name="password"
        autoComplete="current-password"
        showLabel={words("showPassword")}
        hideLabel={words("hidePassword")}
        hint={t("hint")}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={isTried && value === "" ? t("needed") : refusal}
      />
      <Link
        {...pathTo.resetPassword(undefined)}
        className="tap justify-self-start text-xs text-brand"
      >
        {t("forgot")}
      </Link>
    </div>
  );
}
