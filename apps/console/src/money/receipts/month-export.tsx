import { saveFile } from "@sampan/client/save-file";
import { exportReceipts } from "@sampan/contract/money/staff-receipts";
import { businessDay } from "@sampan/domain/kernel/business-time";
import { defaultRegion, type Region, regions } from "@sampan/domain/kernel/regions";
import { Button, Select, Space } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";

const offered = 13;

/** A month of a region as a file for its accountant: the one before this, unless another is chosen. */
export function MonthExport() {
  const t = useTranslations("consoleReceipts");
  const words = useTranslations("consoleWords");
  const [region, setRegion] = useState<Region>(defaultRegion);
  const [now] = useState(() => new Date());
  const months = monthsUntil(businessDay(now, region).slice(0, 7));
  const [month, setMonth] = useState(months[1] ?? "");
  const take = useCommand(exportReceipts, {
    whenDone: ({ data }) => saveFile(data.name, data.csv),
  });
  return (
    <Space>
      <Select<Region>
        size="small"
        aria-label={t("region")}
        value={region}
        onChange={setRegion}
        options={regions.map((value) => ({ value, label: words(`region.${value}`) }))}
      />
      <Select
        size="small"
        aria-label={t("month")}
        value={month}
        onChange={setMonth}
        options={months.map((value) => ({ value, label: value }))}
      />
      <Button size="small" loading={take.isRunning} onClick={() => take.run({ region, month })}>
        {t("export")}
      </Button>
    </Space>
  );
}

/** `2026-11` and the months before it. */
function monthsUntil(month: string): string[] {
  const [year = 0, nth = 1] = month.split("-").map(Number);
  return Array.from({ length: offered }, (_, back) =>
    new Date(Date.UTC(year, nth - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
