import { addressWords, phoneWords } from "../../people/addresses/address-words.ts";
import type { MergeQuote } from "./merge-queries.ts";

type Place = NonNullable<MergeQuote["goes"]>["address"];

/** Whom something goes to, and where. */
export const ChosenPlace = ({ place }: { readonly place: Place }) => (
  <p>
    <span className="flex flex-wrap gap-x-3 font-[650] tabular-nums">
      {place.consignee} <span>{phoneWords(place.phone)}</span>
    </span>
    <span className="block text-text-2">{addressWords(place)}</span>
  </p>
);
