import { isRegion, regions, type Region } from "@sampan/domain/kernel/regions";
import { formsOf } from "@sampan/domain/people/regions/regions";
import { DownIcon } from "@sampan/ui/icons-controls";
import { useTranslations } from "use-intl";

interface CallingCodeProps {
  readonly region: Region;
  readonly onChange: (region: Region) => void;
}

/** Which country a mobile number is of, inside the field of the number: short to see, in words to choose. */
export function CallingCode({ region, onChange }: CallingCodeProps) {
  const t = useTranslations("accounts");
  return (
    <span className="tap relative -ml-1 inline-flex min-h-8 flex-none items-center gap-1 rounded-sm px-1 text-text-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand">
      <span aria-hidden="true">{formsOf[region].callingCode}</span>
      <DownIcon size="xs" />
      <select
        aria-label={t("callingCode")}
        value={region}
        onChange={({ target }) => {
          if (isRegion(target.value)) onChange(target.value);
        }}
        className="absolute inset-0 z-1 w-full cursor-pointer opacity-0"
      >
        {regions.map((value) => (
          <option key={value} value={value}>
            {t(`regions.${value}`)} {formsOf[value].callingCode}
          </option>
        ))}
      </select>
    </span>
  );
}
