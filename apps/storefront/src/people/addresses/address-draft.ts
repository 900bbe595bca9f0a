import type { Address, queryAreaList } from "@sampan/contract/people/addresses";
import type { OutputOf } from "@sampan/contract/kernel/call";
import {
  refuseAddress,
  type AddressDraft,
  type AddressField,
  type AddressRefusal,
} from "@sampan/domain/people/addresses/address-rules";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { byRegion } from "@sampan/domain/kernel/by-region";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Configuration } from "../../shell/configuration.ts";

/** The form as typed. */
export interface AddressForm extends AddressDraft {
  readonly is_default: 0 | 1;
}

export type Area = OutputOf<typeof queryAreaList>["datalist"][number];

export const emptyAddress = (region: Region): AddressForm => ({
  consignee: "",
  phone: "",
  region,
  to: [],
  detail: "",
  postal_code: "",
  is_default: 0,
});

export const formOf = ({ id: _, ...address }: Address): AddressForm => address;

/** Another region has other areas and other codes; what a person is called stays. */
export const inRegion = (form: AddressForm, region: Region): AddressForm =>
  form.region === region ? form : { ...form, region, to: [], postal_code: "" };

/**
 * The form with a chosen area. Its postal code is filled in as far as the area tells it: whole, or the
 * first digits, unless what stands there begins with them already.
 */
export function inArea(form: AddressForm, to: readonly string[], area: Area): AddressForm {
  const known = area.postal_code ?? area.postal_prefix ?? "";
  const isKept = area.postal_code === undefined && form.postal_code.startsWith(known);
  return { ...form, to, postal_code: isKept ? form.postal_code : known };
}

type Rules = Pick<Configuration, "limits" | "postal_code">;

/** What is wrong, by field, as the configured limits have it. [ADDR-01..07] */
export function problemsOf(
  form: AddressForm,
  { limits, postal_code }: Rules,
): Partial<Record<AddressField, AddressRefusal["code"]>> {
  const pattern = (region: Region): RegExp => new RegExp(postal_code[region] ?? "");
  const refusals = refuseAddress(
    form,
    {
      ...defaultLimits,
      consignee_characters: limits.consignee,
      mobile_digits: limits.mobile_digits,
    },
    byRegion(pattern),
  );
  // The first of a field is the one to tell.
  return Object.fromEntries(refusals.toReversed().map(({ field, code }) => [field, code]));
}
