import type { MarkRow } from "@sampan/contract/shop/staff-marks";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button, type TableColumnsType } from "antd";
import { useLocale, useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { FromTo } from "../../kit/from-to.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useTierName } from "../../kit/tier-name.ts";
import { leastAmounts, typedOf } from "./mark-form.ts";

/** What is known of a mark, and the way to change it. */
export function useMarkColumns(edit: (row: MarkRow) => void): TableColumnsType<MarkRow> {
  const t = useTranslations("consoleMarks");
  const language = useLocale();
  const conditionsOf = useConditionWords();
  return [
    {
      title: t("mark"),
      render: (_, row) => (
        <>
          <span className="row wrap">
            <b className="strong">{row.names[language] || row.names.zh}</b>
            <Tag tone={row.is_active ? "ok" : "plain"}>
              {t(row.is_active ? "active" : "inactive")}
            </Tag>
          </span>
          <code className="small-text faint">{row.tag}</code>
        </>
      ),
    },
    {
      title: t("window"),
      render: (_, { mkt_data: { data } }) => (
        <FromTo>
          {t("fromTo", {
            from: formatMinute(data.startTime),
            to: formatMinute(data.endTime),
          })}
        </FromTo>
      ),
    },
    {
      title: t("conditions"),
      render: (_, row) => {
        const words = conditionsOf(row);
        return words.length > 0 ? (
          <ul className="mark-conditions small-text">
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        ) : (
          <span className="muted">{t("everyOrder")}</span>
        );
      },
    },
    { title: t("orders"), dataIndex: "orders", align: "right" },
    { title: t("owner"), dataIndex: "owner" },
    {
      title: <ActsTitle />,
      render: (_, row) => (
        <Button type="link" onClick={() => edit(row)}>
          {t("edit")}
        </Button>
      ),
    },
  ];
}

/** Each condition of a mark in words; none where it asks nothing. */
function useConditionWords() {
  const t = useTranslations("consoleMarks");
  const modes = useTranslations("consoleWords.payMode");
  const tierName = useTierName();
  return (row: MarkRow): string[] => {
    const { levels, payModes, least } = typedOf(row);
    const { detailTime } = row.ext.markConditions.detailMark;
    return [
      ...(levels.length > 0 ? [levels.map(tierName).join(" · ")] : []),
      ...(payModes.length > 0 ? [payModes.map((mode) => modes(mode)).join(" · ")] : []),
      ...leastAmounts
        .filter((name) => least[name] !== "")
        .map((name) => t("atLeast", { what: t(`least.${name}`), amount: least[name] })),
      ...(detailTime
        ? [
            t("fromTo", {
              from: formatMinute(detailTime.startTime),
              to: formatMinute(detailTime.endTime),
            }),
          ]
        : []),
    ];
  };
}
