import type { OutputOf } from "@sampan/contract/kernel/call";
import {
  type listShippingTerms as call,
  type ShippingTerm,
  termSections,
} from "@sampan/contract/office/configuration/staff-shipping-terms";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { describeSettings } from "./list-settings.ts";
import type { EditableKey } from "./setting-fields.ts";

/** Settings that whoever maintains tariffs maintains as well, by what they are terms of. */
const sections: Readonly<Record<ShippingTerm["section"], readonly EditableKey[]>> = {
  warehouses: [
    "warehouse_address_guangzhou",
    "warehouse_address_shenzhen",
    "free_storage_days",
    "tier_storage_days",
    "storage_price",
    "storage_extension_days",
    "storage_most_days",
    "storage_grace_days",
    "packing_hours",
    "packaging_weight_bp",
  ],
  ways: [
    "transport_classes",
    "clearance_lines",
    "assumed_weight_g",
    "assumed_mainland_freight",
    "delay_cover_days",
    "delay_cover_bp",
  ],
  carriers: [
    "carriers",
    "carrier_days",
    "tracking_first_hours",
    "tracking_way_hours",
    "tracking_door_hours",
    "tracking_silent_days",
    "tracker_price",
  ],
  insurance: ["insurances", "insurance_payout_bp", "claim_window_days"],
};

const terms = termSections.flatMap((section) => sections[section].map((key) => ({ section, key })));

const termOf = (key: string) => terms.find((term) => term.key === key);

/** Whether a setting is a term of shipping; any other is none of theirs. [BO-42] */
export const isShippingTerm = (key: string): boolean => termOf(key) !== undefined;

/** On which terms warehouses, ways, carriers and insurances are offered, in the order of the desk. [BO-42] */
export async function listShippingTerms(
  db: Db,
  _input: object,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const keys = terms.map(({ key }) => key);
  const list = (await describeSettings(db, keys, caller)).flatMap((setting) => {
    const term = termOf(setting.key);
    return term ? [{ ...setting, section: term.section }] : [];
  });
  return ok({ list });
}
