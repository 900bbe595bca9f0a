import { query } from "@sampan/client/query";
import { listSources, type SourceHealth } from "@sampan/contract/goods/sourcing/staff-sources";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Tag, type Tone } from "../../kit/tag.tsx";
import { wideTable } from "../../kit/wide-table.ts";

const tones = {
  closed: "ok",
  half_open: "warn",
  open: "danger",
} as const satisfies Record<SourceHealth["breaker"], Tone>;

/** How each outside source answers, read anew every quarter of a minute. [NFR-09] */
export function SourcesPanel() {
  const t = useTranslations("consolePlatforms");
  const asked = useQuery({
    ...query(listSources, {}, { asksLogin: true }),
    refetchInterval: 15_000,
  });
  const columns = useColumns();
  return (
    <Panel
      title={t("sources")}
      extra={
        asked.data && (
          <span className="small-text faint">
            {t("sourcesSince", { time: formatMinute(asked.data.since) })}
          </span>
        )
      }
    >
      <Loaded asked={asked} skeletonRows={10}>
        {({ list }) => (
          <Table<SourceHealth>
            rowKey="source"
            size="small"
            columns={columns}
            dataSource={list}
            {...wideTable}
            pagination={false}
          />
        )}
      </Loaded>
    </Panel>
  );
}

function useColumns(): TableColumnsType<SourceHealth> {
  const t = useTranslations("consolePlatforms");
  return [
    { title: t("source"), render: (_, { source }) => <code>{source}</code> },
    {
      title: t("breaker"),
      render: (_, { breaker }) => <Tag tone={tones[breaker]}>{t(`breakerState.${breaker}`)}</Tag>,
    },
    { title: t("calls"), align: "right", dataIndex: "calls" },
    { title: t("failures"), align: "right", dataIndex: "failures" },
    { title: t("retries"), align: "right", dataIndex: "retries" },
    { title: t("heldBack"), align: "right", dataIndex: "held_back" },
    {
      title: t("latency"),
      align: "right",
      render: (_, { latency }) =>
        latency ? t("milliseconds", { p50: latency.p50_ms, p95: latency.p95_ms }) : "–",
    },
    {
      title: t("lastAnswer"),
      render: (_, { last_answer_at }) =>
        last_answer_at === null ? (
          <span className="faint">{t("never")}</span>
        ) : (
          formatMinute(last_answer_at)
        ),
    },
    {
      title: t("lastFailure"),
      render: (_, { last_failure }) =>
        last_failure ? (
          <>
            {formatMinute(last_failure.at)} <code>{last_failure.code}</code>
            <br />
            <span className="small-text faint failure-detail">{last_failure.detail}</span>
          </>
        ) : (
          <span className="faint">{t("never")}</span>
        ),
    },
  ];
}
