import type { LyingParcel } from "@sampan/contract/logistics/storage/staff-storage";
import { formatDay } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";

const tones = { free: "plain", soon: "plain", over: "warn", due: "danger" } as const;

/** What ends when, and whether somebody proposed to give it up. */
export function StorageEnd({ parcel: { storage, abandonment } }: { readonly parcel: LyingParcel }) {
  const t = useTranslations("consoleStorage");
  if (!storage) return <Tag tone="plain">{t("gone")}</Tag>;
  const { last_day, days_left, stage } = storage;
  return (
    <>
      {formatDay(last_day)}
      <div className="row wrap">
        <Tag tone={tones[stage]}>
          {days_left < 0 ? t("overBy", { count: -days_left }) : t("left", { count: days_left })}
        </Tag>
        {abandonment?.state === "asked" && <Tag tone="warn">{t("isAsked")}</Tag>}
      </div>
    </>
  );
}
