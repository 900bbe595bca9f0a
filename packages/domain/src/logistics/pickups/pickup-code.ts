import { addDays } from "../../kernel/business-time.ts";

/** Digits of the code that hands a parcel over. */
const pickupCode_digits = 6;
/** Wrong codes that are typed for one parcel before nobody gets it by that code any more. */
export const pickupTries_most = 5;
/** Days for which a code is good. */
export const pickupCode_days = 14;

export const handOverProofs = ["photo", "signature"] as const;
/** What shows who took a parcel: a photo of the hand-over, or what its receiver wrote on the desk's screen. */
export type HandOverProof = (typeof handOverProofs)[number];

export interface PickupCodeFacts {
  readonly wrong_tries: number;
  readonly expires_at: Date;
}

export type PickupCodeState = "good" | "expired" | "locked";

/** Whether a code hands its parcel over. One that is over, or was guessed at too often, is made anew by its owner. */
export function pickupCodeState(
  { wrong_tries, expires_at }: PickupCodeFacts,
  now: Date,
): PickupCodeState {
  if (wrong_tries >= pickupTries_most) return "locked";
  return expires_at <= now ? "expired" : "good";
}

export const pickupCodeExpiry = (madeAt: Date): Date => addDays(madeAt, pickupCode_days);

/** What the code's picture says: the parcel and its code, for a scanner at the desk. */
export const pickupMark = ({ tid, code }: { readonly tid: string; readonly code: string }) =>
  `${tid}-${code}`;

const mark = new RegExp(`^(SP\\d{6}[0-9A-Z]{6})-(\\d{${pickupCode_digits}})$`, "i");

/** The parcel and the code of a scanned picture; undefined for anything else. */
export function readPickupMark(
  scanned: string,
): { readonly tid: string; readonly code: string } | undefined {
  const [, tid, code] = mark.exec(scanned.replace(/\s/g, "")) ?? [];
  return tid === undefined || code === undefined ? undefined : { tid: tid.toUpperCase(), code };
}
