import { Button } from "@sampan/ui/button";
import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import type { useCode } from "./use-code.ts";

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly code: ReturnType<typeof useCode>;
  readonly error: string | undefined;
}

/** The code of a message, with the button that has it sent. [ACC-13] */
export function CodeField({ value, onChange, code, error }: CodeFieldProps) {
  const t = useTranslations("credentials.code");
  return (
    <TextField
      label={t("label")}
      name="captcha"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      // A code is pasted with whatever stood around it.
      onChange={({ target }) => onChange(target.value.replace(/\D/g, "").slice(0, 6))}
      hint={code.sent && t("sent", code.sent)}
      error={error}
      after={
        <Button
          size="sm"
          variant="quiet"
          className="-mr-2.5 flex-none text-brand!"
          disabled={code.wait_s > 0}
          busy={code.isBusy}
          onClick={code.send}
        >
          {code.wait_s > 0 ? t("resendIn", { seconds: code.wait_s }) : t("send")}
        </Button>
      }
    />
  );
}
