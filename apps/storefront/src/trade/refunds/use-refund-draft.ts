import { readJsonText } from "@sampan/domain/kernel/json-text";
import { useState } from "react";
import * as z from "zod/mini";

const Draft = z.object({
  lines: z.record(z.string(), z.object({ num: z.int(), reason: z.string() })),
  note: z.string(),
});
type Draft = z.infer<typeof Draft>;
export type DraftLine = Draft["lines"][string];

const empty: Draft = { lines: {}, note: "" };

/** What was chosen and typed of a request, kept in this tab until it was sent: a reload loses nothing. */
export function useRefundDraft(tid: string) {
  const name = `refund-draft-${tid}`;
  const [draft, setDraft] = useState(
    () => Draft.safeParse(readJsonText(sessionStorage.getItem(name))).data ?? empty,
  );
  const keep = (next: Draft): void => {
    sessionStorage.setItem(name, JSON.stringify(next));
    setDraft(next);
  };
  return {
    lineOf: (oid: string): DraftLine => draft.lines[oid] ?? { num: 0, reason: "" },
    note: draft.note,
    setLine: (oid: string, line: DraftLine) =>
      keep({ ...draft, lines: { ...draft.lines, [oid]: line } }),
    setNote: (note: string) => keep({ ...draft, note }),
    forget: () => sessionStorage.removeItem(name),
  };
}
