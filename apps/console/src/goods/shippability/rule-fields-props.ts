import type { RuleDraft } from "./rule-draft.ts";

/** What the fields of a rule work on. */
export interface RuleFieldsProps {
  readonly rule: RuleDraft;
  readonly change: (part: Partial<RuleDraft>) => void;
}
