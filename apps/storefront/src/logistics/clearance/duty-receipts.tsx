import type { DutyReceipt } from "@sampan/contract/logistics/clearance/duty-receipt-shapes";
import { sum } from "@sampan/domain/kernel/money";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Thumb } from "@sampan/ui/picture";
import { SumList, SumRow, SumTotal } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";

/** What customs was paid for a parcel, receipt by receipt, each with its pages to look at and to keep. */
export function DutyReceipts({ receipts }: { readonly receipts: readonly DutyReceipt[] }) {
  const t = useTranslations("clearance.receipts");
  const [first] = receipts;
  if (!first) return null;
  return (
    <>
      {receipts.map((receipt) => (
        <Receipt key={receipt.key} receipt={receipt} />
      ))}
      <p className="text-xs text-text-2">
        {t(first.is_tax_included ? "includedBody" : "apartBody")}
      </p>
    </>
  );
}

function Receipt({ receipt }: { readonly receipt: DutyReceipt }) {
  const t = useTranslations("clearance.receipts");
  const { number, paid_on, duty, vat, currency, imgs } = receipt;
  return (
    <Card as="section" aria-label={`${t("title")} ${number}`}>
      <h2 className="font-[650]">{t("title")}</h2>
      <dl className="mt-2 mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs">
        <dt className="text-text-2">{t("number")}</dt>
        <dd className="text-right break-all tabular-nums">{number}</dd>
        <dt className="text-text-2">{t("day")}</dt>
        <dd className="text-right tabular-nums">{paid_on}</dd>
      </dl>
      <ul className="mb-3 grid gap-2">
        {imgs.map((img, at) => (
          <li key={img} className="flex items-center gap-3">
            <a href={img} target="_blank" rel="noreferrer">
              <Thumb src={img} alt={t("page", { index: at + 1 })} />
            </a>
            <a
              href={img}
              download={`${number.replaceAll("/", "-")}-${at + 1}.jpg`}
              className={buttonLook({ variant: "quiet" })}
            >
              {t("save", { index: at + 1 })}
            </a>
          </li>
        ))}
      </ul>
      <SumList>
        <SumRow label={t("duty")} cents={duty} currency={currency} />
        <SumRow label={t("vat")} cents={vat} currency={currency} />
        <SumTotal label={t("total")} cents={sum([duty, vat])} currency={currency} />
      </SumList>
    </Card>
  );
}
