import { uploadBankLogo } from "@sampan/contract/kernel/uploads";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { UploadButton } from "../../kit/upload-button.tsx";
import { BankLogo } from "./bank-logo.tsx";

interface LogoFieldProps {
  readonly logo: string;
  readonly code: string;
  readonly onChange: (logo: string) => void;
}

/** The logo that customers are to see, or ours again. */
export function LogoField({ logo, code, onChange }: LogoFieldProps) {
  const t = useTranslations("consoleBanks");
  return (
    <fieldset className="bank-logo-field">
      <legend>{t("logo")}</legend>
      <span className="row wrap">
        <BankLogo logo={logo} code={code} />
        <UploadButton call={uploadBankLogo} label={t("upload")} onStored={onChange} />
        {logo !== "" && <Button onClick={() => onChange("")}>{t("removeLogo")}</Button>}
      </span>
      <p className="small-text muted">{t("logoOwn")}</p>
    </fieldset>
  );
}
