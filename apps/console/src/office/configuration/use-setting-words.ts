import type {
  SettingField,
  SettingRow,
} from "@sampan/contract/office/configuration/staff-configuration";
import { languageFacts, languages } from "@sampan/domain/kernel/language";
import { receiptMoments, receiptRows } from "@sampan/domain/kernel/receipt-kinds";
import { roundings } from "@sampan/domain/kernel/rounding";
import { carrierNames, warehouses } from "@sampan/domain/goods/shippability/transports";
import { membershipTiers } from "@sampan/domain/people/accounts/profile";
import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { trackerNames, trackers } from "@sampan/domain/logistics/tracking/trackers";
import { isRegion } from "@sampan/domain/kernel/regions";
import type { consoleSettings } from "@sampan/locales/zh/office/console-settings";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { readableNumber, type Unit } from "./setting-units.ts";

type Key = keyof (typeof consoleSettings)["names"];
type Value = SettingRow["value"];

/** A setting in words: its name, what it does, and its values with their units. */
export function useSettingWords() {
  const t = useTranslations("consoleSettings");
  const notes = useTranslations("consoleSettingNotes");
  const part = usePartName();
  const calendar = useCalendarWords(part);
  const names = useNames();
  const number = (stored: number, unit: Unit) =>
    t(`unit.${unit}`, { value: readableNumber(stored, unit) });

  const lifetimesText = (value: Value, platform: number): string =>
    lifetimeKinds
      .map((kind) => {
        const { fresh_minutes = 0, keep_hours = 0 } = lifetimeOf(value, platform, kind);
        return `${t(`lifetimeOf.${kind}`)} ${number(fresh_minutes, "minutes")} / ${number(keep_hours, "hours")}`;
      })
      .join(", ");

  function text(field: SettingField, value: Value): string {
    switch (field.kind) {
      case "number":
        return number(Number(value), field.unit);
      case "numbers":
        return field.keys
          .filter((key) => numbersIn(value)[key] !== undefined)
          .map((key) => `${part(key)} ${number(numbersIn(value)[key] ?? 0, field.unit)}`)
          .join(" · ");
      case "switch":
        return t(value === true ? "on" : "off");
      case "choice":
        return part(String(value));
      case "maintenance":
        return maintenanceUntil(value) ?? t("maintenanceNone");
      case "choices_by_key":
        return field.keys
          .map((key) => `${part(key)}: ${listIn(partsOf(value)[key]).map(part).join(", ") || "–"}`)
          .join(" · ");
      case "patterns":
        return Object.entries(partsOf(value))
          .map(([key, pattern]) => `${part(key)} ${String(pattern)}`)
          .join(" · ");
      case "lifetimes":
        return field.platforms
          .map((platform) => `${names.platform(platform)}: ${lifetimesText(value, platform)}`)
          .join(" · ");
      case "words_by_class":
        return wordsByClass(value)
          .map(([name, words]) => `${names.goodsClass(name)}: ${words.join(", ")}`)
          .join(" · ");
      case "text":
        return String(value);
      case "choices":
        return listIn(value).map(part).join(", ");
      case "calendar":
        return calendar(field.places, value);
      case "days":
      case "texts":
        return listIn(value).join(", ");
    }
  }

  return {
    name: (key: string): string => t(`names.${key as Key}`),
    note: (key: string): string => notes(key as Key),
    number,
    part,
    /** Never empty, so that nothing reads as nothing. */
    value: (field: SettingField, value: Value): string => text(field, value) || t("none"),
  };
}

/** How many days of each year are closed at each place. */
function useCalendarWords(part: (place: string) => string) {
  const t = useTranslations("consoleSettings");
  const years = (value: Value, place: string): string =>
    daysOfYears(value, place)
      .map(([year, days]) => t("daysOfYear", { year, count: days.length }))
      .join(", ") || "–";
  return (places: readonly string[], value: Value): string =>
    places.map((place) => `${part(place)} ${years(value, place)}`).join(" · ");
}

/** What a key or a choice inside a value stands for. */
function usePartName(): (part: string) => string {
  const words = useTranslations("consoleWords");
  const t = useTranslations("consoleSettings");
  const names = useNames();
  const receipts = useTranslations("consoleReceipts");
  return (part) => {
    const row = receiptRows.find((one) => one === part);
    if (row) return receipts(`row.${row}`);
    const moment = receiptMoments.find((one) => one === part);
    if (moment) return receipts(`moment.${moment}`);
    if (part === "off") return t("off");
    if (part === "mainland") return t("mainland");
    if (isRegion(part)) return words(`region.${part}`);
    const language = languages.find((one) => one === part);
    if (language) return languageFacts[language].name;
    const platform = Object.values(platformNames).find((name) => name === part);
    if (platform) return words(`platform.${platform}`);
    const rounding = roundings.find((one) => one === part);
    if (rounding) return words(`rounding.${rounding}`);
    if (part === "ordinary" || part === "sensitive" || part === "special")
      return words(`tariffClass.${part}`);
    const tracker = trackers.find((one) => one === part);
    if (tracker) return trackerNames[tracker];
    const warehouse = warehouses.find((one) => one === part);
    if (warehouse) return words(`warehouse.${warehouse}`);
    const carrier = Object.values(carrierNames).find((one) => one === part);
    if (carrier) return words(`carrier.${carrier}`);
    const tier = membershipTiers.find((one) => one === part);
    if (tier) return words(`tier.${tier}`);
    if (/^[0234]$/.test(part)) return names.insurance(Number(part));
    return /^\d+$/.test(part) ? names.transport(Number(part)) : part;
  };
}

export const partsOf = (value: Value): Readonly<Record<string, Value>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};

export const numbersIn = (value: Value): Readonly<Record<string, number | undefined>> =>
  partsOf(value) as Record<string, number | undefined>;

export const listIn = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.map(String) : [];

export const lifetimeKinds = ["listing", "search"] as const;

/** How long the answers of a platform to one kind of question are used; a part is absent while it is typed. */
export const lifetimeOf = (
  value: Value,
  platform: number,
  kind: (typeof lifetimeKinds)[number],
): Readonly<Record<string, number | undefined>> =>
  numbersIn(partsOf(partsOf(value)[platform] ?? null)[kind] ?? null);

export const wordsByClass = (value: Value): [string, string[]][] =>
  Array.isArray(value)
    ? value.map((pair) => (Array.isArray(pair) ? [String(pair[0]), listIn(pair[1])] : ["", []]))
    : [];

/** The end of a maintenance, on the clocks of the browser; undefined where there is none. */
export function maintenanceUntil(value: Value): string | undefined {
  const { until } = partsOf(value);
  return typeof until === "string" ? localMinute(new Date(until)) : undefined;
}

/** `YYYY-MM-DDTHH:mm` as a field for day and time takes it, shown with a blank. */
function localMinute(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace("T", " ");
}

/** The closed days of a place by their year, in their order. */
export const daysOfYears = (value: Value, place: string): [string, string[]][] => [
  ...Map.groupBy(listIn(partsOf(value)[place]).toSorted(), (day) => day.slice(0, 4)),
];
