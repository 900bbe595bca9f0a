import { Form, Input } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";

interface AccountsFieldProps {
  readonly accounts: string;
  readonly onChange: (accounts: string) => void;
}

/** To whom: pasted, or read out of a file. [BO-36] */
export function AccountsField({ accounts, onChange }: AccountsFieldProps) {
  const t = useTranslations("consoleCoupons");
  const id = useId();
  const readFile = async (file: File | undefined) => {
    if (file) onChange(await file.text());
  };
  return (
    <Form.Item label={t("accounts")} htmlFor={id} extra={t("accountsHint")}>
      <Input.TextArea
        id={id}
        maxLength={200_000}
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
