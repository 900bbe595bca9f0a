import type { Currency } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { DownIcon, UpIcon } from "@sampan/ui/icons-controls";
import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { PageFault } from "../../shell/page-fault.tsx";
import { orderLogQuery } from "./order-queries.ts";
import { wordLogRow } from "./order-log-words.ts";

interface OrderLogProps {
  readonly tid: string;
  readonly currency: Currency;
}

/** Everything that happened, newest first; read when it is opened. [ORD-07] [ORD-19] */
export function OrderLog({ tid, currency }: OrderLogProps) {
  const t = useTranslations("orders");
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <Card as="section" padded={false}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-13 w-full items-center justify-between gap-3 px-4 text-left font-[650]"
      >
        {t("log")}
        {isOpen ? <UpIcon size="sm" /> : <DownIcon size="sm" />}
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <LogRows tid={tid} currency={currency} />}
      </div>
    </Card>
  );
}

function LogRows({ tid, currency }: OrderLogProps) {
  const t = useTranslations("orders");
  const words = useTranslations("common");
  const log = useQuery(orderLogQuery(tid));
  if (log.isError)
    return <PageFault error={log.error} busy={log.isFetching} onRetry={() => void log.refetch()} />;
  if (!log.data)
    return (
      <LoadingRegion label={words("loading")}>
        <div className="stack px-4 pb-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      </LoadingRegion>
    );
  return (
    <ol className="stack gap-2.5 px-4 pb-4">
      {log.data.datalist.map((row, position) => (
        // Rows have no number of their own; the log only grows, and is read anew when it does.
        <li key={position}>
          <p className="break-words">{wordLogRow(t, row, currency)}</p>
          <p className="text-xs text-text-3 tabular-nums">
            {formatMinute(row.cdate)} · {t(`actors.${row.actor}`)}
          </p>
        </li>
      ))}
    </ol>
  );
}
