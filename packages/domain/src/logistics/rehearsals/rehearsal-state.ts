import { refuse, ok, type Result } from "../../kernel/result.ts";

/**
 * A box that is packed before its owner decides: asked for with the merge, packed and waiting for the owner's answer,
 * accepted, billed as first asked because nobody answered, or taken apart again.
 */
export const rehearsalStates = ["asked", "waiting", "accepted", "lapsed", "taken_apart"] as const;
export type RehearsalState = (typeof rehearsalStates)[number];

/** Who takes a step: the owner, the packing desk, whoever bills, or nobody by hand. */
export const rehearsalHands = ["customer", "warehouse", "billing", "system"] as const;
export type RehearsalHand = (typeof rehearsalHands)[number];

interface Edge {
  readonly to: RehearsalState;
  readonly by: RehearsalHand;
}

/** What is answered can be weighed anew or taken apart until its bill, as every merged parcel. */
const answered = (state: "accepted" | "lapsed") =>
  ({
    weigh: { to: state, by: "warehouse" },
    bill: { to: state, by: "billing" },
    take_apart: { to: "taken_apart", by: "customer" },
  }) as const;

/** Everything that may happen to a rehearsal; whatever is not here is refused. */
const edges = {
  asked: {
    pack: { to: "waiting", by: "warehouse" },
    take_apart: { to: "taken_apart", by: "customer" },
  },
  waiting: {
    weigh: { to: "waiting", by: "warehouse" },
    accept: { to: "accepted", by: "customer" },
    take_apart: { to: "taken_apart", by: "customer" },
    remind: { to: "waiting", by: "system" },
    lapse: { to: "lapsed", by: "system" },
  },
  accepted: answered("accepted"),
  lapsed: answered("lapsed"),
  taken_apart: {},
} as const satisfies Record<RehearsalState, Partial<Record<string, Edge>>>;

type CommandsOf<Row> = Row extends unknown ? keyof Row : never;
export type RehearsalCommand = CommandsOf<(typeof edges)[RehearsalState]>;

export type RehearsalNotInState = { readonly code: "rehearsal_not_in_state" };

/** The state a command of this hand leads to; refuses `rehearsal_not_in_state` for all that is not in the table. */
export function nextRehearsalState(
  state: RehearsalState,
  command: RehearsalCommand,
  by: RehearsalHand,
): Result<RehearsalState, RehearsalNotInState> {
  const row: Partial<Record<RehearsalCommand, Edge>> = edges[state];
  const edge = row[command];
  return edge?.by === by ? ok(edge.to) : refuse({ code: "rehearsal_not_in_state" });
}

/** Its owner has not said yet which way it goes: nobody bills it, and it leaves with no other parcel. */
export const awaitsOwner = (state: RehearsalState): boolean =>
  state === "asked" || state === "waiting";
