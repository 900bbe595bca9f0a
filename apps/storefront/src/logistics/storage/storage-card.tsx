import type { ParcelStorage } from "@sampan/contract/logistics/parcels/parcels";
import { Card } from "@sampan/ui/card";
import { formatDay } from "@sampan/ui/format/dates";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { DaysLeft } from "./days-left.tsx";

interface StorageCardProps {
  readonly storage: ParcelStorage;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** On a parcel's page: until when it is kept, what was free of it, and what comes after the end. */
export function StorageCard({ storage, children }: StorageCardProps) {
  const t = useTranslations("storage");
  const { last_day, deadline, stage, free_days, added_days } = storage;
  return (
    <Card as="section" aria-label={t("title")}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-[650]">{t("title")}</h2>
        <DaysLeft storage={storage} />
      </div>
      <p className="tabular-nums">{t("until", { day: formatDay(last_day) })}</p>
      <p className="text-xs text-text-2">
        {added_days > 0
          ? t("freeAndAdded", { free: free_days, added: added_days })
          : t("free", { free: free_days })}
      </p>
      {stage !== "free" && (
        <p className="mt-2 text-xs text-text-2">{t("after", { day: formatDay(deadline) })}</p>
      )}
      {children}
    </Card>
  );
}
