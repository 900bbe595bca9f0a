import { useTranslations } from "use-intl";

const hour = 60;
const day = 24 * hour;

/** How long something has waited, in the two units that matter; no line ends within. */
export function useWaited(): (minutes: number) => string {
  const t = useTranslations("consoleWords.waited");
  const inUnits = (minutes: number): string => {
    const days = Math.floor(minutes / day);
    const hours = Math.floor((minutes % day) / hour);
    if (days > 0) return t("days", { days, hours });
    return hours > 0 ? t("hours", { hours, minutes: minutes % hour }) : t("minutes", { minutes });
  };
  return (minutes) => inUnits(minutes).replaceAll(" ", "\u{A0}");
}
