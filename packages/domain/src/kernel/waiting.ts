import type { Right } from "./rights.ts";

/** Rights that no call asks for yet. Desks do not show them, and a test holds the list to the truth. */
export const waitingRights: readonly Right[] = [];
