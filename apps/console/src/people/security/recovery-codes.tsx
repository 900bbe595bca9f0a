import { Button } from "antd";
import { useTranslations } from "use-intl";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Codes that are shown this once, for the day the phone is lost. [BO-01] */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTranslations("consoleSecurity");
  return (
    <section className="stack" aria-label={t("codesTitle")}>
      <h2 className="strong">{t("codesTitle")}</h2>
      <p className="muted">{t("codesHint")}</p>
      <ul className="recovery-codes inset">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button type="primary" onClick={onKept}>
        {t("codesKept")}
      </Button>
    </section>
  );
}
