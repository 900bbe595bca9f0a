import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";

interface NicknameFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
}

/** What the customer wants to be called, with how long that may be. [ACC-01] [CONST-06] */
export function NicknameField({ value, onChange, error }: NicknameFieldProps) {
  const t = useTranslations("accounts.nickname");
  const { limits } = useConfiguration();
  return (
    <TextField
      label={t("label")}
      name="nickname"
      autoComplete="nickname"
      hint={t("hint", { count: limits.nickname })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}

/** What is wrong with a nickname, in words. [ACC-01] */
export function useNicknameProblem(nickname: string): string | undefined {
  const t = useTranslations("accounts.nickname");
  const { limits } = useConfiguration();
  const length = [...nickname.trim()].length;
  if (length === 0) return t("needed");
  return length > limits.nickname ? t("tooLong", { count: limits.nickname }) : undefined;
}
