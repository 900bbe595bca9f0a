import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { addressesQuery } from "../../people/addresses/addresses-query.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { addressOf } from "../../trade/checkout/checkout-draft.ts";
import { mergeDraft, type MergeDraft, type MergePart, partsMissing } from "./merge-draft.ts";
import { quoteQuery, type StoredParcel } from "./merge-queries.ts";

/** The form of a merge: what was chosen, what it comes to, and what is still missing. */
export function useMerging(
  stored: readonly StoredParcel[],
  [draft, setDraft]: readonly [MergeDraft, (draft: MergeDraft) => void],
) {
  const { region } = useConfiguration();
  const { data: addresses } = useSuspenseQuery(addressesQuery);
  const [isTried, setTried] = useState(false);
  const chosen = stored.filter(
    ({ tid, obstacle }) => obstacle === null && draft.tids.includes(tid),
  );
  const tids = chosen.map(({ tid }) => tid);
  const isEnough = tids.length > 1;
  const asked = useQuery({ ...quoteQuery(tids), enabled: isEnough });
  const quote = isEnough ? asked.data?.data : undefined;
  const address = addressOf(draft, addresses.datalist, region);
  const missing = quote
    ? partsMissing(draft, { hasAddress: address !== undefined, quote })
    : ([] as readonly MergePart[]);
  const change = (part: Partial<MergeDraft>): void => {
    const next = { ...draft, ...part };
    mergeDraft.keep(next);
    setDraft(next);
  };
  return {
    stored,
    draft,
    change,
    chosen,
    asked,
    quote,
    addresses: addresses.datalist,
    address,
    missing,
    /** Nothing is called wrong before somebody has tried to send it. */
    isWrong: (part: MergePart) => isTried && missing.includes(part),
    isTried,
    setTried,
  };
}

export type Merging = ReturnType<typeof useMerging>;
