import { Form, Input } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";

interface AccountsFieldProps {
  readonly accounts: string;
  readonly onChange: (accounts: string) => void;
  /** So many characters. */
  readonly most?: number;
}

/** To whom: pasted, or read out of a file. [BO-36] */
export function AccountsField({ accounts, onChange, most = 200_000 }: AccountsFieldProps) {
  const t = useTranslations("consoleWords");
  const id = useId();
  const readFile = async (file: File | undefined) => {
    if (file) onChange(await file.text());
  };
  return (
    <Form.Item label={t("accounts")} htmlFor={id} extra={t("accountsHint")}>
      <Input.TextArea
        id={id}
        maxLength={most}
        autoSize={{ minRows: 3, maxRows: 8 }}
        value={accounts}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t("file")}
        onChange={({ target }) => void readFile(target.files?.[0])}
      />
    </Form.Item>
  );
}
