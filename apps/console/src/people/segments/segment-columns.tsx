import type { SegmentRow } from "@sampan/contract/people/segments/staff-segments";
import { formatDay, formatMinute } from "@sampan/ui/format/dates";
import { Button, type TableColumnsType } from "antd";
import { useLocale, useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useTierName } from "../../kit/tier-name.ts";

/** What is known of a segment, and the ways to change it. */
export function useSegmentColumns(
  open: (what: "edit" | "fill", row: SegmentRow) => void,
): TableColumnsType<SegmentRow> {
  const t = useTranslations("consoleSegments");
  const language = useLocale();
  const whom = useWhom();
  const nameOf = ({ names }: SegmentRow): string => names[language] || names.zh;
  return [
    {
      title: t("segment"),
      render: (_, row) => (
        <span className="row wrap">
          <b className="strong">{nameOf(row)}</b>
          {row.slug !== "" && <Tag>{t("house")}</Tag>}
          {row.features.map((feature) => (
            <Tag key={feature} tone="brand">
              {t(`feature.${feature}`)}
            </Tag>
          ))}
        </span>
      ),
    },
    { title: t("whom"), render: (_, row) => whom(row) },
    { title: t("members"), dataIndex: "members", align: "right" },
    {
      title: t("changed"),
      render: (_, { changed_at, owner }) => (
        <>
          {formatMinute(changed_at)}
          <br />
          <span className="small-text muted">{owner}</span>
        </>
      ),
    },
    {
      title: <ActsTitle />,
      render: (_, row) => (
        <span className="row">
          {row.kind === "list" && (
            <Button
              type="link"
              aria-label={t("fillOne", { name: nameOf(row) })}
              onClick={() => open("fill", row)}
            >
              {t("fill")}
            </Button>
          )}
          <Button
            type="link"
            aria-label={t("editOne", { name: nameOf(row) })}
            onClick={() => open("edit", row)}
          >
            {t("edit")}
          </Button>
        </span>
      ),
    },
  ];
}

/** A rule in words; a list is one. */
function useWhom(): (row: SegmentRow) => string {
  const t = useTranslations("consoleSegments");
  const words = useTranslations("consoleWords.region");
  const tierName = useTierName();
  return ({ rule }) =>
    rule === null
      ? t("kind.list")
      : [
          rule.tiers.length === 0 ? t("everyTier") : rule.tiers.map(tierName).join("、"),
          ...rule.regions.map((region) => words(region)),
          ...(rule.registered_from === null
            ? []
            : [t("registered", { day: formatDay(rule.registered_from) })]),
          ...(rule.silent_days === null ? [] : [t("silent", { count: rule.silent_days })]),
        ].join(" · ");
}
