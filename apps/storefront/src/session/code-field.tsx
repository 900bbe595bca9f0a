import { Button } from "@sampan/ui/button";
import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import type { useSendCode } from "./use-send-code.ts";

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly sending: ReturnType<typeof useSendCode>;
  /** There is a number to send to. */
  readonly isReady: boolean;
  readonly error: string | undefined;
}

/** The code of a text message, with the button that sends it. */
export function CodeField({ value, onChange, sending, isReady, error }: CodeFieldProps) {
  const t = useTranslations("accounts");
  const { wait_s } = sending;
  return (
    <TextField
      label={t("captcha")}
      name="captcha"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\d{6}"
      maxLength={6}
      required
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, ""))}
      hint={sending.isSent ? t("register.sent") : undefined}
      error={error}
      after={
        <Button
          size="sm"
          variant="quiet"
          className="-mr-2.5 flex-none text-brand"
          disabled={!isReady || wait_s > 0}
          busy={sending.isBusy}
          onClick={sending.send}
        >
          {wait_s > 0 ? t("register.resendIn", { seconds: wait_s }) : t("register.sendCode")}
        </Button>
      }
    />
  );
}
