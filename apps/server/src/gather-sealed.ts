import { gatherCards } from "./money/bank-cards/gather-cards.ts";
import { gatherPayees } from "./money/withdrawals/gather-payees.ts";
import type { GatherSealed } from "./people/personal-data/gather-person.ts";

/** What slices seal of a person, opened for the copy of their own data. */
export const gatherSealed: GatherSealed = { cards: gatherCards, payees: gatherPayees };
