import type { SourceFailure, SourceFailureCode } from "@sampan/connectors/outbound/source-failure";
import type { PlatformId } from "@sampan/domain/platforms";
import type { Refusal } from "../http/envelope.ts";

export type SourceRefusal = Refusal<
  | "item_not_found_1688"
  | "item_not_found"
  | "too_many_calls"
  | "pinduoduo_transient"
  | "platform_unavailable"
>;

/** A missing product has a number of its own on 1688. [ERR-02] [ERR-46] */
export const notFoundOn = (platform: PlatformId): SourceRefusal => ({
  code: platform === 3 ? "item_not_found_1688" : "item_not_found",
});

/** What a marketplace's failure is to the person who asked. Its own words stay in the log. [NFR-09] [AGNT-33] */
export function refusalOfFailure(failure: SourceFailure, platform: PlatformId): SourceRefusal {
  const passing = platform === 6 ? "pinduoduo_transient" : "platform_unavailable";
  const names = {
    not_found: notFoundOn(platform).code,
    too_many_calls: "too_many_calls",
    transient: passing,
    unavailable: "platform_unavailable",
    disabled: "platform_unavailable",
    rejected: "platform_unavailable",
  } as const satisfies Record<SourceFailureCode, SourceRefusal["code"]>;
  return { code: names[failure.code] };
}
