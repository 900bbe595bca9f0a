import type { TariffLine } from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { useState } from "react";
import { keyOf, startOf, type DraftOf, type TermsDraft } from "./tariff-draft.ts";

/** The line that is written, and its terms: until somebody writes, a new one begins as its like is, whichever is chosen. */
export function useDraft(draft: DraftOf, known: readonly TariffLine[] | undefined) {
  const [line, setLine] = useState(draft);
  const [begun, setBegun] = useState({ as: keyOf(draft), terms: draft.terms });
  const [written, setWritten] = useState<TermsDraft>();
  return {
    line,
    /** Names what the fields began with. */
    begunAs: begun.as,
    terms: written ?? begun.terms,
    choose: (chosen: DraftOf): void => {
      setLine(chosen);
      if (known && !written) setBegun({ as: keyOf(chosen), terms: startOf(known, chosen) });
    },
    write: (part: Partial<TermsDraft>): void =>
      setWritten((now) => ({ ...(now ?? begun.terms), ...part })),
  };
}
