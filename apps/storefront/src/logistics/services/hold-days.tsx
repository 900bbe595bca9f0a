import { formatDay } from "@sampan/ui/format/dates";
import { SelectField } from "@sampan/ui/select-field";
import { useTranslations } from "use-intl";

const choices = [7, 14, 30, 60] as const;

/** The day so many days from now, `YYYY-MM-DD`. */
export const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface HoldDaysProps {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/** Until when a parcel is held, if its owner does not say so before. */
export function HoldDays({ days, onChange }: HoldDaysProps) {
  const t = useTranslations("services");
  return (
    <div className="mt-2 pl-8.5">
      <SelectField
        label={t("until")}
        options={choices.map((count) => ({
          value: String(count),
          label: t("days", { count, day: formatDay(dayAfter(count)) }),
        }))}
        value={String(days)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
