import { useState } from "react";
import * as z from "zod/mini";
import { tabDraft } from "../../shell/tab-draft.ts";

const Draft = z.object({
  lines: z.record(z.string(), z.object({ num: z.int(), reason: z.string() })),
  note: z.string(),
});
type Draft = z.infer<typeof Draft>;
export type DraftLine = Draft["lines"][string];

const empty: Draft = { lines: {}, note: "" };

/** What was chosen and typed of a request, kept in this tab until it was sent: a reload loses nothing. */
export function useRefundDraft(tid: string) {
  const kept = tabDraft<Draft>(`refund-draft-${tid}`, Draft, empty);
  const [draft, setDraft] = useState(kept.read);
  const keep = (next: Draft): void => {
    kept.keep(next);
    setDraft(next);
  };
  return {
    lineOf: (oid: string): DraftLine => draft.lines[oid] ?? { num: 0, reason: "" },
    note: draft.note,
    setLine: (oid: string, line: DraftLine) =>
      keep({ ...draft, lines: { ...draft.lines, [oid]: line } }),
    setNote: (note: string) => keep({ ...draft, note }),
    forget: kept.forget,
  };
}
