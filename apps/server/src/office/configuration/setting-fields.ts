import type { SettingField } from "@sampan/contract/office/configuration/staff-configuration";
import { goodsClasses } from "@sampan/domain/goods/shippability/goods-class";
import { insuranceTypes } from "@sampan/domain/trade/charges/insurance";
import { languages } from "@sampan/domain/kernel/language";
import { limitBounds } from "@sampan/domain/kernel/settings/limit-bounds";
import { defaultLimits, type LimitName } from "@sampan/domain/kernel/settings/limits";
import { platformIds, platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { roundings } from "@sampan/domain/kernel/rounding";
import { receiptMoments, receiptRows } from "@sampan/domain/kernel/receipt-kinds";
import { regions } from "@sampan/domain/kernel/regions";
import {
  carrierNames,
  transportIds,
  warehouses,
} from "@sampan/domain/goods/shippability/transports";
import { membershipTiers } from "@sampan/domain/people/accounts/profile";
import { trackers } from "@sampan/domain/logistics/tracking/trackers";
import type { Settings } from "../../kernel/settings/settings.ts";
import { type Group, groupOfLimit, type SetElsewhere } from "./limit-groups.ts";

export type EditableKey = Exclude<keyof Settings, SetElsewhere>;

export interface EditableSetting {
  readonly group: Group;
  readonly field: SettingField;
}

const limit = (group: Group, name: LimitName): EditableSetting => ({
  group,
  field: { kind: "number", ...limitBounds[name] },
});

/** A number for each of some names, from 0. */
const ofEach = (
  group: Group,
  keys: readonly string[],
  [max, unit]: [number, "questions" | "yuan_cents"],
): EditableSetting => ({ group, field: { kind: "numbers", keys: [...keys], min: 0, max, unit } });
const platforms = Object.values(platformNames);

const limits = Object.fromEntries(
  (Object.keys(defaultLimits) as LimitName[])
    .filter((name) => name in groupOfLimit)
    .map((name) => [name, limit(groupOfLimit[name as keyof typeof groupOfLimit], name)]),
) as Record<keyof typeof groupOfLimit, EditableSetting>;

/** Every setting that administrators write, with how it is written. [BO-44] [NFR-03] */
export const editableSettings: Readonly<Record<EditableKey, EditableSetting>> = {
  default_region: { group: "house", field: { kind: "choice", choices: [...regions] } },
  default_language: { group: "house", field: { kind: "choice", choices: [...languages] } },
  maintenance: { group: "house", field: { kind: "maintenance" } },
  closed_days: { group: "house", field: { kind: "calendar", places: [...regions, "mainland"] } },
  outer_hosts: { group: "security", field: { kind: "texts", most: 200 } },
  framed_hosts: { group: "security", field: { kind: "texts", most: 50 } },
  uniform_errors: { group: "security", field: { kind: "switch" } },
  offline_reading: { group: "house", field: { kind: "switch" } },
  ...limits,
  activity_days: { group: "activity", field: { kind: "days", most: 100 } },
  draw_regions: { group: "activity", field: { kind: "choices", choices: [...regions] } },
  postal_code: { group: "people", field: { kind: "patterns", keys: [...regions] } },
  rounding: { group: "house", field: { kind: "choice", choices: [...roundings] } },
  topup_fee_bp: {
    group: "wallet",
    field: {
      kind: "numbers",
      keys: ["ecpay", "omise"],
      min: 0,
      max: 1_000,
      unit: "basis_points",
    },
  },
  receipts_issued: { group: "wallet", field: { kind: "choices", choices: [...regions] } },
  receipt_moment: { group: "wallet", field: { kind: "choice", choices: [...receiptMoments] } },
  receipt_rows: { group: "wallet", field: { kind: "choices", choices: [...receiptRows] } },
  receipt_issuer: { group: "wallet", field: { kind: "text", most: 300 } },
  tier_service_fee_bp: {
    group: "orders",
    field: {
      kind: "numbers",
      keys: [...membershipTiers],
      min: 0,
      max: 3_000,
      unit: "basis_points",
    },
  },
  free_storage_days: {
    group: "shipping",
    field: { kind: "numbers", keys: [...warehouses], min: 0, max: 365, unit: "days" },
  },
  tier_storage_days: {
    group: "shipping",
    field: { kind: "numbers", keys: [...membershipTiers], min: 0, max: 365, unit: "days" },
  },
  storage_price: {
    group: "shipping",
    field: { kind: "numbers", keys: [...regions], min: 0, max: 100_000, unit: "money_cents" },
  },
  carriers: { group: "shipping", field: { kind: "choices", choices: Object.values(carrierNames) } },
  insurances: { group: "shipping", field: { kind: "choices", choices: [...insuranceTypes] } },
  insurance_payout_bp: {
    group: "shipping",
    field: { kind: "numbers", keys: ["2", "3", "4"], min: 0, max: 10_000, unit: "basis_points" },
  },
  clearance_lines: { group: "shipping", field: { kind: "choices", choices: [...transportIds] } },
  transport_classes: {
    group: "shipping",
    field: {
      kind: "choices_by_key",
      keys: transportIds.map(String),
      choices: ["ordinary", "sensitive", "special"],
    },
  },
  assumed_weight_g: {
    group: "shipping",
    field: { kind: "number", min: 1, max: 30_000, unit: "grams" },
  },
  assumed_mainland_freight: {
    group: "shipping",
    field: { kind: "number", min: 0, max: 100_000, unit: "yuan_cents" },
  },
  purchase_by_wire: { group: "orders", field: { kind: "choice", choices: ["off", ...warehouses] } },
  tracker_asks_per_minute: ofEach("shipping", trackers, [60_000, "questions"]),
  tracker_asks_per_day: ofEach("shipping", trackers, [10_000_000, "questions"]),
  tracker_price: ofEach("shipping", trackers, [1_000_000, "yuan_cents"]),
  warehouse_address_guangzhou: { group: "shipping", field: { kind: "text", most: 200 } },
  warehouse_address_shenzhen: { group: "shipping", field: { kind: "text", most: 200 } },
  goods_class_words: {
    group: "shipping",
    field: { kind: "words_by_class", classes: [...goodsClasses], most: 200 },
  },
  source_lifetimes: {
    group: "sourcing",
    field: {
      kind: "lifetimes",
      platforms: [...platformIds],
      fresh_minutes_max: 1_440,
      keep_hours_max: 720,
    },
  },
  platform_questions_per_minute: ofEach("sourcing", platforms, [60_000, "questions"]),
  platform_questions_per_day: ofEach("sourcing", platforms, [10_000_000, "questions"]),
  group_buy_pattern: { group: "sourcing", field: { kind: "text", most: 200 } },
  share_markers: { group: "sourcing", field: { kind: "texts", most: 50 } },
  untranslated_shops: { group: "sourcing", field: { kind: "texts", most: 500 } },
  translation_characters_per_day: {
    group: "sourcing",
    field: { kind: "number", min: 0, max: 100_000_000, unit: "characters" },
  },
};

export const isEditable = (key: string): key is EditableKey => Object.hasOwn(editableSettings, key);
