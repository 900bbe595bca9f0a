import type { Refund } from "@sampan/contract/trade/refunds/refund-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Card } from "@sampan/ui/card";
import { useTranslations } from "use-intl";

/** What was said of it: by whoever asked, and by whoever answered; and what it is in the seller's money. [REF-16] [ORD-87] */
export function RefundFacts({ refund }: { readonly refund: Refund }) {
  const t = useTranslations("refunds");
  const { item_fee } = refund.reverse_remark.return_item.ext;
  const rows = [
    { label: t("number"), value: refund.number },
    { label: t("reason"), value: t(`reasons.${refund.reason}`) },
    { label: t("note"), value: refund.note },
    { label: t("askedAt"), value: formatMinute(refund.cdate) },
    { label: t("answer"), value: refund.state === "rejected" ? "" : refund.answer },
    ...(refund.num > 0 && refund.real_num !== refund.num
      ? [{ label: t("pieces"), value: t("fewer", { num: refund.num, real: refund.real_num }) }]
      : []),
    { label: t("yuan"), value: item_fee > 0 ? formatAmount(item_fee, "CNY") : "" },
    ...(refund.points > 0
      ? [{ label: t("pointsBack"), value: t("points", { count: refund.points }) }]
      : []),
    ...(refund.points_taken > 0
      ? [{ label: t("pointsTaken"), value: t("points", { count: refund.points_taken }) }]
      : []),
  ].filter(({ value }) => value !== "");
  return (
    <Card as="section" aria-label={t("facts")}>
      <dl className="grid gap-2.5">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <dt className="text-text-3">{label}</dt>
            <dd className="text-right break-words whitespace-pre-line tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {refund.imgs.length > 0 && (
        <ul aria-label={t("pictures")} className="mt-3 flex flex-wrap gap-2">
          {refund.imgs.map((img, index) => (
            <li key={img}>
              <img
                src={img}
                alt={t("picture", { index: index + 1 })}
                loading="lazy"
                className="size-22 rounded-card bg-surface-2 object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
