import type { Limits } from "../../kernel/settings/limits.ts";
import { byRegion } from "../../kernel/by-region.ts";
import { regionFacts, type Region } from "../../kernel/regions.ts";
import { formsOf } from "../regions/regions.ts";

/** A delivery address as typed. `to` goes from the largest part of the area to the smallest. */
export interface AddressDraft {
  readonly consignee: string;
  readonly phone: string;
  readonly region: Region;
  readonly to: readonly string[];
  readonly detail: string;
  readonly postal_code: string;
}

export type AddressField = "consignee" | "phone" | "to" | "detail" | "postal_code";

export interface AddressRefusal {
  readonly field: AddressField;
  readonly code:
    | "area_needed"
    | "detail_needed"
    | "postal_code_invalid"
    | "consignee_needed"
    | "consignee_too_long"
    | "phone_invalid";
}

/** How many parts of a region an address names: county and district in Taiwan, one more in Thailand. */
export const areaDepth = byRegion((region) => formsOf[region].areaLevels.length);

/** What holds unless a region's pattern is configured otherwise. [ADDR-04] [CONST-04] */
export const defaultPostalPatterns = byRegion(
  (region) => new RegExp(regionFacts[region].postalCode),
);

/**
 * Everything that is wrong with an address, field by field in the order of the form; an empty list
 * means it can be saved. [ADDR-01..07]
 */
export function refuseAddress(
  draft: AddressDraft,
  limits: Limits,
  postalPatterns: Readonly<Record<Region, RegExp>> = defaultPostalPatterns,
): AddressRefusal[] {
  const refusals: (AddressRefusal | false)[] = [
    isBlank(draft.consignee) && { field: "consignee", code: "consignee_needed" },
    characters(draft.consignee) > limits.consignee_characters && {
      field: "consignee",
      code: "consignee_too_long",
    },
    !isLocalPhone(draft.phone, limits) && { field: "phone", code: "phone_invalid" },
    !hasArea(draft) && { field: "to", code: "area_needed" },
    isBlank(draft.detail) && { field: "detail", code: "detail_needed" },
    !postalPatterns[draft.region].test(draft.postal_code) && {
      field: "postal_code",
      code: "postal_code_invalid",
    },
  ];
  return refusals.filter((refusal) => refusal !== false);
}

const isBlank = (text: string): boolean => text.trim() === "";

// Code points, as the database counts them; a rare Chinese character is two UTF-16 units.
const characters = (text: string): number => Array.from(text.trim()).length;

const isLocalPhone = (phone: string, limits: Limits): boolean =>
  /^\d+$/.test(phone) && phone.length <= limits.mobile_digits;

const hasArea = ({ region, to }: AddressDraft): boolean =>
  to.length >= areaDepth[region] && !to.some(isBlank);
