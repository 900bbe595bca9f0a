import { QRCode } from "antd";
import { useTranslations } from "use-intl";
import "./security.css";

interface OtpKeyProps {
  readonly secret: string;
  readonly uri: string;
}

/** A new secret: a picture for the phone, and the key for whoever types it. [BO-01] */
export function OtpKey({ secret, uri }: OtpKeyProps) {
  const t = useTranslations("consoleSecurity");
  return (
    <div className="stack">
      <p>{t("scan")}</p>
      <figure className="otp-key" role="img" aria-label={t("qrLabel")}>
        {/* Phones read dark on light, whatever the page looks like. The drawing has no name of its own. */}
        <div aria-hidden="true">
          <QRCode type="svg" value={uri} size={168} color="#000" bgColor="#fff" bordered={false} />
        </div>
      </figure>
      <dl className="facts">
        <dt>{t("key")}</dt>
        <dd>
          <code className="otp-secret">{secret.replaceAll(/.{4}(?=.)/g, "$& ")}</code>
        </dd>
      </dl>
    </div>
  );
}
