import * as z from "zod/mini";
import { I18n } from "../../goods/i18n.ts";
import { Cents, WireTime } from "../../kernel/fields.ts";

/** Another option in place of one that its seller lacks, which the customer takes or declines until `due_at`. */
export const ChoiceQuestion = z.object({
  key: z.string(),
  oid: z.string(),
  props_i18n: I18n,
  image: z.string(),
  /** Cents of the payment currency: what it costs more, and what comes back of what was paid. */
  amount: Cents,
  returns: Cents,
  /** The number under which `amount` is paid; empty where it is nothing. */
  child_tid: z.string(),
  due_at: WireTime,
});
export type ChoiceQuestion = z.infer<typeof ChoiceQuestion>;
