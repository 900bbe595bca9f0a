import { useTranslations } from "use-intl";
import { Photos } from "../../kit/photos.tsx";

interface RequestedPaymentProps {
  /** As the customer wrote it. */
  readonly text: string;
  readonly url: string;
  readonly pictures: readonly string[];
  /** Under which goods bought elsewhere will come. */
  readonly expressNos?: readonly string[];
}

/**
 * What a customer asked us to pay, or bought elsewhere: their words whole, where the link leads or the numbers it comes
 * under, and the pictures they sent. [ORD-12]
 */
export function RequestedPayment({ text, url, pictures, expressNos = [] }: RequestedPaymentProps) {
  const t = useTranslations("consoleWords.onBehalf");
  return (
    <div className="requested-payment">
      <p>{text}</p>
      {expressNos.length > 0 && <p className="small-text faint number">{expressNos.join(" · ")}</p>}
      {url !== "" && (
        <p className="small-text">
          <a className="text-link" href={url} target="_blank" rel="noreferrer noopener">
            {t("link")}
          </a>{" "}
          <span className="faint">{new URL(url).host}</span>
        </p>
      )}
      <Photos photos={pictures} alt={t("picture")} />
    </div>
  );
}
