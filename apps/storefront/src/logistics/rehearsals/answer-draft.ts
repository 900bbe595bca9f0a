import * as z from "zod/mini";
import { tabDraft } from "../../shell/tab-draft.ts";

const AnswerDraft = z.object({
  answer: z.object({
    address_id: z.optional(z.string()),
    express: z.optional(z.int()),
    insurance: z.optional(z.int()),
  }),
  /** The line that is looked at; the one that was asked for, as long as it is absent. */
  transport: z.optional(z.int()),
});
/** What is chosen of a packed box and not agreed to yet. */
export type AnswerDraft = z.infer<typeof AnswerDraft>;

const KeptAnswer = z.object({ tid: z.string(), ...AnswerDraft.shape });
const kept = tabDraft<z.infer<typeof KeptAnswer>>("rehearsal-answer", KeptAnswer, {
  tid: "",
  answer: {},
});

/** Kept for one box at a time, so that reading about insurance in between loses nothing. */
export const answerDraft = {
  read: (tid: string): AnswerDraft => {
    const { tid: of, ...draft } = kept.read();
    return of === tid ? draft : { answer: {} };
  },
  keep: (tid: string, draft: AnswerDraft): void => kept.keep({ tid, ...draft }),
  forget: kept.forget,
};
