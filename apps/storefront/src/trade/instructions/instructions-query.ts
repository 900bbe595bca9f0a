import { query } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { queryInstructions } from "@sampan/contract/trade/instructions/instructions";

export type OwnInstructions = OutputOf<typeof queryInstructions>["data"];

/** What the customer told buyers so far; read anew whenever it is looked at, other devices change it too. */
export const instructionsQuery = {
  ...query(queryInstructions, {}, { asksLogin: true }),
  staleTime: 0,
};
