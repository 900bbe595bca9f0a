import { mobileOf, type MobileInvalid } from "@sampan/domain/people/accounts/phone";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Result } from "@sampan/domain/kernel/result";

export interface TypedMobile {
  readonly mobile: string;
  readonly region?: Region | undefined;
}

/** The typed number in E.164, in the region the person named or else the one they shop in. */
export const readMobile = (
  { mobile, region }: TypedMobile,
  caller: { readonly region: Region },
): Result<string, MobileInvalid> => mobileOf(mobile, region ?? caller.region);
