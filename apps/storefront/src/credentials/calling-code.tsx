import { isRegion, regions, type Region } from "@sampan/domain/regions";
import { useTranslations } from "use-intl";
import { callingCodes } from "./contact.ts";

interface CallingCodeProps {
  readonly region: Region;
  readonly onChange: (region: Region) => void;
}

/** Which country a mobile number is of, inside the field of the number. */
export function CallingCode({ region, onChange }: CallingCodeProps) {
  const t = useTranslations("accounts");
  return (
    <select
      aria-label={t("callingCode")}
      value={region}
      onChange={({ target }) => {
        if (isRegion(target.value)) onChange(target.value);
      }}
      className="-ml-1 self-stretch rounded-sm bg-surface text-sm text-text-2 focus-visible:outline-2 focus-visible:outline-brand"
    >
      {regions.map((value) => (
        <option key={value} value={value}>
          {t(`regions.${value}`)} {callingCodes[value]}
        </option>
      ))}
    </select>
  );
}
