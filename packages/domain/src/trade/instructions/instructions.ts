import type { Cents } from "../../kernel/money.ts";

/** How buyers may act for a customer without asking first. */
export interface Instructions {
  /** Of what was ordered at; 0 where every rise is asked about. */
  readonly rise_percent: number;
  /** All rises of an order together, in cents of the payment currency. */
  readonly rise_ceiling: Cents;
  /** Whether another colour or form may be bought, and which: in the customer's words. */
  readonly other_choice: boolean;
  readonly choice_words: string;
  /** Days after the payment; null where the customer waits as long as it takes. */
  readonly cancel_after_days: number | null;
  /** Days after the first goods arrived; null where everything is sent together. */
  readonly ship_after_days: number | null;
}

/** What holds for whoever said nothing: they are asked, and wait. */
export const noInstructions: Instructions = {
  rise_percent: 0,
  rise_ceiling: 0,
  other_choice: false,
  choice_words: "",
  cancel_after_days: null,
  ship_after_days: null,
};

/** Percent, days, characters, and cents of any payment currency: as the columns hold them. */
export const instructionBounds = {
  rise_percent: 30,
  rise_ceiling: 1_000_000,
  days: 60,
  words: 200,
} as const;
