import type { SettingField } from "@sampan/contract/office/configuration/staff-configuration";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { EditableKey } from "./setting-fields.ts";
import { type Settings, settingShapes } from "../../kernel/settings/settings.ts";

type ValueRefusal = Refusal<"setting_out_of_bounds" | "setting_unreadable">;

const pattern_characters_max = 80;
/** Of one place. */
const closed_days_max = 1_000;

/**
 * What an administrator wrote, as it will be stored. Refuses `setting_out_of_bounds`, with the bounds, and
 * `setting_unreadable` for what is no value of the setting at all. [BO-44]
 */
export function checkSettingValue(
  key: EditableKey,
  field: SettingField,
  value: unknown,
): Result<unknown, ValueRefusal> {
  const outside = boundsOf(field).find(({ min, max, numbers }) =>
    numbers(value).some((number) => number < min || number > max),
  );
  if (outside)
    return refuse({
      code: "setting_out_of_bounds",
      values: { min: outside.min, max: outside.max },
    });
  const read = settingShapes[key].safeParse(value);
  if (value === undefined || !read.success || !fitsField(field, read.data))
    return refuse({ code: "setting_unreadable" });
  return ok(read.data);
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly numbers: (value: unknown) => number[];
}

/** The numbers a field holds, and between what they may lie. */
function boundsOf(field: SettingField): Bounds[] {
  switch (field.kind) {
    case "number":
      return [{ ...field, numbers: (value) => [value].filter(isNumber) }];
    case "numbers":
      return [{ ...field, numbers: (value) => Object.values(value ?? {}).filter(isNumber) }];
    case "lifetimes":
      return [
        { min: 1, max: field.fresh_minutes_max, numbers: numbersNamed("fresh_minutes") },
        { min: 1, max: field.keep_hours_max, numbers: numbersNamed("keep_hours") },
      ];
    default:
      return [];
  }
}

const isNumber = (value: unknown): value is number => typeof value === "number";

/** The numbers of one name, however deep they lie. */
const numbersNamed =
  (name: string) =>
  (value: unknown): number[] =>
    typeof value !== "object" || value === null
      ? []
      : Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
          key === name && isNumber(inner) ? [inner] : numbersNamed(name)(inner),
        );

/** What the shape of a value does not say of it. */
function fitsField(field: SettingField, value: unknown): boolean {
  switch (field.kind) {
    case "numbers":
      return Object.keys(value as object).every((key) => field.keys.includes(key));
    case "days":
    case "texts":
      return isListOf(value, field.most);
    case "text":
      return typeof value === "string" && value !== "" && value.length <= field.most;
    case "choices":
      return isListOf(value, field.choices.length);
    case "calendar":
      return isCalendar(settingShapes.closed_days.parse(value), field);
    case "choices_by_key":
      return field.keys.every((key) =>
        isListOf((value as Record<string, unknown>)[key], field.choices.length),
      );
    case "words_by_class":
      return isWordsByClass(value as [string, string[]][], field);
    case "patterns":
      return Object.values(value as Record<string, string>).every(isWholePattern);
    default:
      return true;
  }
}

/** Not too long, nothing twice, and nothing empty. */
const isListOf = (value: unknown, most: number): boolean =>
  Array.isArray(value) &&
  value.length <= most &&
  new Set(value).size === value.length &&
  value.every((one) => one !== "" && String(one).length <= 100);

/** No day twice at a place, and names of its own days alone. */
const isCalendar = (
  { names = {}, ...days }: Settings["closed_days"],
  { places }: Extract<SettingField, { kind: "calendar" }>,
): boolean =>
  Object.entries(days).every(
    ([place, list]) => places.includes(place) && isListOf(list, closed_days_max),
  ) &&
  Object.entries(names).every(([place, named]) =>
    Object.keys(named).every((day) =>
      Object.entries(days).some(([at, list]) => at === place && list.includes(day)),
    ),
  );

/** No class twice, and none without words. */
const isWordsByClass = (
  pairs: readonly (readonly [string, readonly string[]])[],
  { classes, most }: Extract<SettingField, { kind: "words_by_class" }>,
): boolean =>
  isListOf(
    pairs.map(([name]) => name),
    classes.length,
  ) && pairs.every(([, words]) => words.length > 0 && isListOf(words, most));

/** A pattern of a whole text that also reads as one; anything longer is a mistake, or an attack on patience. */
function isWholePattern(pattern: string): boolean {
  if (pattern.length > pattern_characters_max || !/^\^.+\$$/.test(pattern)) return false;
  // A group that repeats within a repetition may take for ever on a long text.
  if (/[+*}]\s*\)\s*[+*{]/.test(pattern)) return false;
  try {
    return new RegExp(pattern).source !== "";
  } catch {
    return false;
  }
}
