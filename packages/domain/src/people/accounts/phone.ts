import { regions, type Region } from "../../kernel/regions.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { formsOf } from "../regions/regions.ts";

export type MobileInvalid = { readonly code: "mobile_invalid" };

/**
 * Local digits (at most 10, with or without the leading 0) of a region's mobile as E.164, the form
 * that is stored. Spaces and dashes are passed over. Refuses `mobile_invalid`. [ACC-09] [CONST-09]
 */
export function mobileOf(text: string, region: Region): Result<string, MobileInvalid> {
  const { callingCode: code, mobile } = formsOf[region];
  const national = nationalDigits(text, code);
  return mobile.test(national) ? ok(`${code}${national}`) : refuse({ code: "mobile_invalid" });
}

/**
 * Every number the text can stand for, by region. Two of them mean that a person logging in has to
 * say which region is meant.
 */
export function possibleMobiles(
  text: string,
): { readonly region: Region; readonly mobile: string }[] {
  return regions.flatMap((region) => {
    const mobile = mobileOf(text, region);
    return mobile.ok ? [{ region, mobile: mobile.value }] : [];
  });
}

/** A stored number as people in its region write it: `0912345678`. */
export function localDigits(mobile: string): string {
  const code = regions
    .map((region) => formsOf[region].callingCode)
    .find((prefix) => mobile.startsWith(prefix));
  return code ? `0${mobile.slice(code.length)}` : mobile;
}

/** Enough of a number to recognise one's own: `09••••5678`. */
export const maskMobile = (mobile: string): string =>
  localDigits(mobile).replace(/(\d{2})\d+(\d{4})/, "$1••••$2");

function nationalDigits(text: string, code: string): string {
  const plain = text.normalize("NFKC").replace(/[\s-]/g, "");
  if (plain.startsWith(code)) return plain.slice(code.length);
  return plain.replace(/^0/, "");
}
