import { useDebounced } from "@sampan/client/use-debounced";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { rechargeFee } from "@sampan/contract/money/topups/online-topups";
import type { Cents } from "@sampan/domain/kernel/money";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useConfiguration } from "../../shell/configuration.ts";
import { type Channel, feeQuery } from "./topup-queries.ts";

export type Fee = OutputOf<typeof rechargeFee>["data"];

/** What the amount costs by this provider; undefined while there is nothing to ask for. [API-104] */
export function useFee(amount: Cents | undefined, channel: Channel | undefined): Fee | undefined {
  const { limits } = useConfiguration();
  const debounced = useDebounced(amount, limits.debounce_ms);
  const isAsked = debounced !== undefined && channel !== undefined;
  const { data: answer } = useQuery({
    ...feeQuery(debounced ?? 0, channel?.channel ?? ""),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  // A figure of another amount would be worse than none.
  return isAsked && answer?.data.amount === amount ? answer?.data : undefined;
}
