import type { CouponTemplateRow } from "@sampan/contract/money/staff-coupons";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button, type TableColumnsType } from "antd";
import { useLocale, useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { Amount } from "../../kit/amount.tsx";
import { FromTo } from "../../kit/from-to.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useMe } from "../../session/me.ts";
import { useTerms } from "./coupon-terms.ts";

/** What is known of a template, and the way to change it. */
export function useTemplateColumns(
  change: (row: CouponTemplateRow) => void,
): TableColumnsType<CouponTemplateRow> {
  const t = useTranslations("consoleCoupons");
  const language = useLocale();
  const { rights } = useMe();
  const { nameIn } = useTerms(language);
  const columns: TableColumnsType<CouponTemplateRow> = [
    {
      title: t("template"),
      render: (_, row) => (
        <>
          <span className="row">
            <b className="strong">{nameIn(row)}</b>
            {!row.is_open && <Tag>{t("closed")}</Tag>}
          </span>
          <code className="small-text faint">{row.code}</code>
        </>
      ),
    },
    ...useNumbers(),
    { title: t("owner"), dataIndex: "owner" },
  ];
  if (!rights.includes("maintain_coupons")) return columns;
  const acts = (_: unknown, row: CouponTemplateRow) => (
    <Button
      type="link"
      aria-label={t("changeOne", { name: nameIn(row) })}
      onClick={() => change(row)}
    >
      {t("change")}
    </Button>
  );
  return [...columns, { title: <ActsTitle />, render: acts }];
}

/** What its coupons promise, and what became of them. */
function useNumbers(): TableColumnsType<CouponTemplateRow> {
  const t = useTranslations("consoleCoupons");
  const { worthOf, fromOf } = useTerms(useLocale());
  return [
    {
      title: t("worth"),
      render: (_, row) => (
        <>
          <b>{worthOf(row)}</b>
          <br />
          <span className="small-text muted breaks">
            {t(`kind.${row.kind}`)} · {fromOf(row)}
          </span>
        </>
      ),
    },
    {
      title: t("window"),
      render: (_, row) => (
        <>
          <FromTo>
            {t("fromTo", { from: formatMinute(row.starts_at), to: formatMinute(row.ends_at) })}
          </FromTo>
          <span className="small-text muted breaks">
            {t(`takings.${row.taking}`)}
            {row.valid_days !== null && ` · ${t("daysAfter", { count: row.valid_days })}`}
          </span>
        </>
      ),
    },
    ...useCosts(),
  ];
}

function useCosts(): TableColumnsType<CouponTemplateRow> {
  const t = useTranslations("consoleCoupons");
  return [
    {
      title: t("copies"),
      align: "right",
      render: (_, { issued, copies, used }) => (
        <>
          {t("issuedOf", { issued, copies })}
          <br />
          <span className="small-text muted">{t("usedOf", { used })}</span>
        </>
      ),
    },
    {
      title: t("cost"),
      align: "right",
      render: (_, { cost, most_cost, currency }) => (
        <>
          <Amount className="strong" cents={cost} currency={currency} />
          <br />
          <span className="small-text muted breaks short">
            {t("atMost")} <Amount cents={most_cost} currency={currency} />
          </span>
        </>
      ),
    },
  ];
}
