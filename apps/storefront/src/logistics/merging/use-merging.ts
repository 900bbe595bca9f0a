import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { addressesQuery } from "../../people/addresses/addresses-query.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { addressOf } from "../../trade/checkout/checkout-draft.ts";
import { mergeDraft, type MergeDraft, type MergePart, partsMissing } from "./merge-draft.ts";
import { type MergeQuote, quoteQuery, type StoredParcel } from "./merge-queries.ts";

/** The form of a merge, or of one parcel that is sent another way: what was chosen, what it comes to, and what is still missing. */
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
  const isEnough = tids.length > 0;
  const asked = useQuery({ ...quoteQuery(tids), enabled: isEnough });
  const quote = isEnough ? asked.data?.data : undefined;
  // A parcel by itself goes on as it goes now, as far as nothing else was chosen.
  const goes = quote?.goes ?? undefined;
  const choices = goes ? { ...wayOf(goes), ...draft } : draft;
  const keepsAddress = goes !== undefined && draft.address_id === undefined;
  const address = keepsAddress ? undefined : addressOf(draft, addresses.datalist, region);
  const missing = quote
    ? partsMissing(choices, { hasAddress: keepsAddress || address !== undefined, quote })
    : ([] as readonly MergePart[]);
  const change = (part: Partial<MergeDraft>): void => {
    const next = { ...draft, ...part };
    mergeDraft.keep(next);
    setDraft(next);
  };
  return {
    stored,
    draft: choices,
    change,
    chosen,
    asked,
    quote,
    addresses: addresses.datalist,
    address,
    /** Where a parcel by itself goes now, while no other address was chosen. */
    kept: keepsAddress ? goes.address : undefined,
    missing,
    /** Nothing is called wrong before somebody has tried to send it. */
    isWrong: (part: MergePart) => isTried && missing.includes(part),
    isTried,
    setTried,
  };
}

const wayOf = ({ express, transport, insurance }: NonNullable<MergeQuote["goes"]>) => ({
  express,
  transport,
  insurance,
});

export type Merging = ReturnType<typeof useMerging>;
