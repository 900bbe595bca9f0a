import type { voyageErrors as source } from "../../zh/kernel/voyage-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const voyageErrors = {
  voyage_unknown: "There is no such container or flight",
  voyage_not_in_state: "The container or flight cannot take this step now",
  voyage_box_not_sealed: "A box is sealed before it is loaded",
  voyage_box_elsewhere: "This box is in another container or flight",
  voyage_empty: "There is no box in it yet",
  moment_in_future: "This moment is still to come",
  moment_out_of_order: "This moment is before the last step",
  box_in_voyage: "This box goes with its container or flight: move that",
} as const satisfies SameKeys<typeof source>;
