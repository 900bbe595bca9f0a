import { limitUnits } from "@sampan/domain/kernel/settings/limit-bounds";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput, NoOutput, Place, ShortText, Version, WireTime } from "../../kernel/fields.ts";

const access = { right: "maintain_configuration" } as const;

/** Its shape is that of its field; the server holds what is sent to it. */
const Value = z.json();
const Key = z.string().check(z.maxLength(60));
const Unit = z.enum(limitUnits);
const Bounds = { min: z.int(), max: z.int(), unit: Unit };

/** How a value is written, and within which bounds. */
export const SettingField = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("number"), ...Bounds }),
  /** A number for each key. */
  z.object({ kind: z.literal("numbers"), keys: z.array(z.string()), ...Bounds }),
  z.object({ kind: z.literal("switch") }),
  z.object({ kind: z.literal("choice"), choices: z.array(z.string()) }),
  /** Any of the choices, in their order. */
  z.object({ kind: z.literal("choices"), choices: z.array(z.union([z.string(), z.int()])) }),
  /** Any of the choices for each key. */
  z.object({
    kind: z.literal("choices_by_key"),
    keys: z.array(z.string()),
    choices: z.array(z.string()),
  }),
  /** Days as `YYYY-MM-DD`. */
  z.object({ kind: z.literal("days"), most: z.int() }),
  /** Closed days of each place, and under `names` what they are called: place, day, name. Past days stay as they are. */
  z.object({ kind: z.literal("calendar"), places: z.array(z.string()) }),
  z.object({ kind: z.literal("texts"), most: z.int() }),
  z.object({ kind: z.literal("text"), most: z.int() }),
  /** A regular expression for each key. */
  z.object({ kind: z.literal("patterns"), keys: z.array(z.string()) }),
  /** For product pages and searches of each platform: minutes an answer is fresh, hours it is kept. */
  z.object({
    kind: z.literal("lifetimes"),
    platforms: z.array(z.int()),
    fresh_minutes_max: z.int(),
    keep_hours_max: z.int(),
  }),
  /** Pairs of a class of goods and the words that tell it, in the order they are looked at. */
  z.object({ kind: z.literal("words_by_class"), classes: z.array(z.string()), most: z.int() }),
  /** Null, or until when and in which words of four languages. */
  z.object({ kind: z.literal("maintenance") }),
]);
export type SettingField = z.infer<typeof SettingField>;

export const settingGroups = [
  "house",
  "orders",
  "activity",
  "people",
  "security",
  "codes",
  "wallet",
  "pictures",
  "lists",
  "screens",
  "shipping",
  "sourcing",
] as const;

export const SettingRow = z.object({
  key: Key,
  group: z.enum(settingGroups),
  field: SettingField,
  value: Value,
  default_value: Value,
  /** Counts what was done to this setting; a save names the one it saw. */
  version: z.int(),
  /** The change that is in force; null while the default is. */
  changed: z.nullable(z.object({ by: z.string(), at: WireTime, reason: z.string() })),
  /** What will hold, soonest first. */
  planned: z.array(z.object({ starts_at: WireTime, value: Value })),
});
export type SettingRow = z.infer<typeof SettingRow>;

export const listSettings = defineCall({
  methods: ["GET"],
  path: "/staff/configuration",
  about: "Reads every setting with its bounds, its default, and what is planned.",
  access,
  mutates: false,
  input: NoInput,
  output: z.object({ list: z.array(SettingRow) }),
  refusals: [],
});

const SettingChange = z.object({
  /** Which change of its setting it is. */
  id: Place,
  value: Value,
  /** What it was changed from. */
  before: Value,
  starts_at: WireTime,
  made_at: WireTime,
  /** Empty for what was set before there was a history. */
  by: z.string(),
  reason: z.string(),
  state: z.enum(["planned", "in_force", "past", "withdrawn"]),
  withdrawn_by: z.string(),
});
export type SettingChange = z.infer<typeof SettingChange>;

export const querySettingHistory = defineCall({
  methods: ["GET"],
  path: "/staff/configuration/history",
  about: "Reads what one setting was, is and will be, with who changed it when.",
  access,
  mutates: false,
  input: z.object({ key: Key }),
  output: z.object({ datalist: z.array(SettingChange) }),
  refusals: ["setting_unknown"],
});

/** [BO-44] */
export const saveSetting = defineCall({
  methods: ["POST"],
  path: "/staff/configuration/save",
  about: "Changes a setting at once, or from a moment on.",
  access,
  mutates: true,
  transaction: "none",
  input: z.object({
    key: Key,
    value: Value,
    reason: z._default(ShortText, ""),
    /** Day and minute on the clocks of whoever asks; absent for at once. */
    starts_at: z.optional(z.string().check(z.maxLength(19))),
    version: Version,
  }),
  output: NoOutput,
  refusals: [
    "setting_unknown",
    "setting_out_of_bounds",
    "setting_unreadable",
    "settings_contradict",
    "setting_moment_past",
    "closed_day_past",
    "changed_meanwhile",
  ],
});

export const withdrawSetting = defineCall({
  methods: ["POST"],
  path: "/staff/configuration/withdraw",
  about: "Takes back a planned change that has not begun.",
  access,
  mutates: true,
  transaction: "none",
  input: z.object({ key: Key, id: Place, version: Version }),
  output: NoOutput,
  refusals: ["setting_unknown", "setting_begun", "changed_meanwhile"],
});
