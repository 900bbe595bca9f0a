import { chargeNameOf } from "@sampan/domain/trade/charges/charge-name";
import { formatAmount } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import type { Preview } from "./bill-preview.ts";

interface BillLinesProps {
  readonly preview: Preview;
  readonly region: Region;
}

/** The bill as the customer will read it: each charge, what was paid in advance, what is due. [ORD-76] */
export function BillLines({ preview, region }: BillLinesProps) {
  const t = useTranslations("consoleBilling.lines");
  const words = useTranslations("consoleWords.charge");
  const { currency } = preview;
  return (
    <section aria-label={t("label")}>
      <dl className="sum yuan">
        {preview.lines.map((line) => (
          <div key={line.kind} style={{ display: "contents" }}>
            <dt className="muted">
              {words(chargeNameOf(line.kind, region))}
              {line.kind === "warehouse" &&
                preview.storage.map(({ parcel_tid, days, lines, per_day }, position) => (
                  <div key={`${parcel_tid}-${position}`} className="small-text faint">
                    {t("storage", {
                      tid: parcel_tid,
                      days,
                      lines,
                      price: formatAmount(per_day, currency),
                    })}
                  </div>
                ))}
            </dt>
            <dd>
              {line.original_amount !== line.amount && (
                <Amount className="struck" cents={line.original_amount} currency={currency} />
              )}
            </dd>
            <dd>
              <Amount cents={line.amount} currency={currency} />
            </dd>
          </div>
        ))}
        <dt className="total">{t("amount")}</dt>
        <dd className="total" />
        <dd className="total">
          <Amount cents={preview.amount} currency={currency} />
        </dd>
        {preview.estimate > 0 && (
          <>
            <dt className="muted">{t("estimate")}</dt>
            <dd />
            <dd className="income">
              <Amount cents={-preview.estimate} currency={currency} />
            </dd>
          </>
        )}
        <dt className="strong">{preview.due < 0 ? t("credit") : t("due")}</dt>
        <dd />
        <dd className={preview.due < 0 ? "strong income" : "price"}>
          <Amount cents={Math.abs(preview.due)} currency={currency} />
        </dd>
        {preview.shares.length > 1 &&
          preview.shares.map((share) => (
            <div key={share.order_tid} style={{ display: "contents" }}>
              <dt className="small-text faint">{t("share", { tid: share.order_tid })}</dt>
              <dd />
              <dd className="small-text faint">
                <Amount cents={share.due} currency={currency} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
