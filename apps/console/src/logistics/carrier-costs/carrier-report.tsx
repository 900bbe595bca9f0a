import { query } from "@sampan/client/query";
import { saveFile } from "@sampan/client/save-file";
import {
  type CarrierCost,
  readCarrierReport,
} from "@sampan/contract/logistics/carrier-costs/staff-carrier-costs";
import { businessDay } from "@sampan/domain/kernel/business-time";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import type { Region } from "@sampan/domain/kernel/regions";
import { useQuery } from "@tanstack/react-query";
import { Button, Select, Space, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";
import { CostDialog } from "./cost-dialog.tsx";
import { useCarrierName } from "./use-carrier-name.ts";

const offered = 13;

/** `2026-11` and the months before it. */
function monthsUntil(month: string): string[] {
  const [year = 0, nth = 1] = month.split("-").map(Number);
  return Array.from({ length: offered }, (_, back) =>
    new Date(Date.UTC(year, nth - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** What every carrier and tracker cost in a month, beside what customers paid for it. */
export function CarrierReport({ region }: { readonly region: Region }) {
  const t = useTranslations("consoleTariffs.carriers");
  const [now] = useState(() => new Date());
  const months = monthsUntil(businessDay(now, region).slice(0, 7));
  const [month, setMonth] = useState(months[0] ?? "");
  const [isWriting, setWriting] = useState(false);
  const asked = useQuery(query(readCarrierReport, { region, month }, { asksLogin: true }));
  const columns = useColumns();
  const file = asked.data?.data.file;
  return (
    <Panel
      title={t("title")}
      extra={
        <Space wrap>
          <Select
            size="small"
            aria-label={t("month")}
            value={month}
            onChange={setMonth}
            options={months.map((value) => ({ value, label: value }))}
          />
          <Button size="small" onClick={() => setWriting(true)}>
            {t("write")}
          </Button>
          <Button
            size="small"
            disabled={!file}
            onClick={() => file && saveFile(file.name, file.csv)}
          >
            {t("export")}
          </Button>
        </Space>
      }
    >
      <Loaded asked={asked} skeletonRows={5}>
        {({ data }) => (
          <Table<CarrierCost>
            rowKey="carrier"
            size="small"
            columns={columns}
            dataSource={data.datalist}
            pagination={false}
            scroll={{ x: "max-content" }}
            locale={{ emptyText: t("empty") }}
          />
        )}
      </Loaded>
      {isWriting && (
        <CostDialog
          region={region}
          month={month}
          known={asked.data?.data.datalist ?? []}
          onClose={() => setWriting(false)}
        />
      )}
    </Panel>
  );
}

function useColumns(): TableColumnsType<CarrierCost> {
  const t = useTranslations("consoleTariffs.carriers");
  const nameOf = useCarrierName();
  const money = (of: (row: CarrierCost) => number | null) => (_: unknown, row: CarrierCost) => {
    const cents = of(row);
    return cents === null ? (
      <span className="faint">{t("unknown")}</span>
    ) : (
      <Amount cents={cents} currency={row.currency} />
    );
  };
  const isTracker = ({ carrier }: CarrierCost) => carrier.startsWith("tracker:");
  return [
    {
      title: t("carrier"),
      render: (_, row) => (
        <>
          {nameOf(row)}
          {row.basis && <span className="small-text faint"> · {t(`basis.${row.basis}`)}</span>}
          {row.note !== "" && <div className="small-text faint">{row.note}</div>}
        </>
      ),
    },
    { title: t("parcels"), align: "right", render: (_, row) => row.parcels.toLocaleString("en") },
    {
      title: t("weight"),
      align: "right",
      render: (_, row) => !isTracker(row) && `${formatKilograms(row.weight_g)} kg`,
    },
    { title: t("cost"), align: "right", render: money(({ cost }) => cost) },
    { title: t("perParcel"), align: "right", render: money(({ per_parcel }) => per_parcel) },
    {
      title: t("perKg"),
      align: "right",
      render: (_, row) => !isTracker(row) && money(({ per_kg }) => per_kg)(_, row),
    },
    {
      title: t("paid"),
      align: "right",
      render: (_, row) => !isTracker(row) && money(({ paid }) => paid)(_, row),
    },
    {
      title: t("left"),
      align: "right",
      render: (_, row) => !isTracker(row) && money(({ left }) => left)(_, row),
    },
  ];
}
