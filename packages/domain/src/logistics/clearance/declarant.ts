import type { Region } from "../../kernel/regions.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { mobileOf } from "../../people/accounts/phone.ts";

/** Who declares a parcel: a person by their name and the mobile that is theirs at EZ WAY. Nothing else of them leaves us. */
export interface Declarant {
  readonly name: string;
  /** As E.164. */
  readonly mobile: string;
}

export type DeclarantRefusal = {
  readonly code: "declarant_name_needed" | "declarant_mobile_invalid";
};

/**
 * Reads what was typed: a name of at least two letters that is no number, and a mobile of the parcel's region. Refuses
 * `declarant_name_needed` and `declarant_mobile_invalid`.
 */
export function readDeclarant(
  typed: { readonly name: string; readonly mobile: string },
  region: Region,
): Result<Declarant, DeclarantRefusal> {
  const name = typed.name.normalize("NFKC").trim().replaceAll(/\s+/gu, " ");
  if (!/^\p{L}[\p{L}\p{M}\s.·'-]+$/u.test(name)) return refuse({ code: "declarant_name_needed" });
  const mobile = mobileOf(typed.mobile, region);
  return mobile.ok
    ? ok({ name, mobile: mobile.value })
    : refuse({ code: "declarant_mobile_invalid" });
}

const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]+/gu, "");

/** Whether two names are written for the same person: blanks, dashes, width and capitals aside. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);
