import { useTranslations } from "use-intl";

export const marks = [
  "battery",
  "liquid",
  "powder",
  "magnet",
  "food",
  "fragile",
  "damaged",
] as const;
export type Mark = (typeof marks)[number];

/** What the warehouse marked a parcel with, in words. [BO-14] */
export function useMarkName(): (mark: string) => string {
  const t = useTranslations("consoleWords.mark");
  return (mark) => {
    const known = marks.find((one) => one === mark);
    return known ? t(known) : mark;
  };
}
