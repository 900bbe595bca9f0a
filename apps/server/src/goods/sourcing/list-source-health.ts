import type { Outbound } from "@sampan/connectors/outbound/outbound";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { listSources } from "@sampan/contract/goods/sourcing/staff-sources";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";

/** How each outside source answered since this process started. */
export function listSourceHealth(
  outbound: Outbound,
  { since, region }: { readonly since: Date; readonly region: Region },
): OutputOf<typeof listSources> {
  return {
    since: formatWireTime(since, region),
    list: outbound
      .health()
      .map(({ last_answer_at, last_failure, latency, ...counts }) => ({
        ...counts,
        latency: latency ?? null,
        last_answer_at: last_answer_at ? formatWireTime(last_answer_at, region) : null,
        last_failure: last_failure
          ? { ...last_failure, at: formatWireTime(last_failure.at, region) }
          : null,
      }))
      .toSorted((one, other) => one.source.localeCompare(other.source)),
  };
}
