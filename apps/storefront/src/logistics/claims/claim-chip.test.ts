import { type Language, languages } from "@sampan/domain/kernel/language";
import { claimStates } from "@sampan/domain/logistics/claims/claim-state";
import { expect, test } from "vitest";
import { shown } from "../../shell/shown.ts";
import { ClaimChip } from "./claim-chip.tsx";

/** What a claimant reads of each state: who of us gave what is ours to know, and an accepted claim stays accepted for them. */
const words = {
  pending_review: "待審核",
  accepted: "已通過",
  rejected: "未通過",
  compensated_to_buyer: "已理賠",
  seller_compensated: "已通過",
  succeeded: "已完成",
  closed: "已結案",
} as const;

const chip = (state: (typeof claimStates)[number], language: Language) =>
  shown(ClaimChip, { claim: { state, is_late: false } }, { language });

test("a claim says in a word where it stands (table) [CLM-06] [CLM-07] [CLM-08] [CLM-09] [CLM-11] [CLM-12]", async () => {
  for (const [state, word] of Object.entries(words))
    expect(await chip(state as keyof typeof words, "zh-TW")).toBe(word);
  for (const language of languages)
    for (const state of claimStates) expect(await chip(state, language)).toMatch(/\S/);
});
