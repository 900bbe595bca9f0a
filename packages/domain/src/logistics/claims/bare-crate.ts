import type { Cents } from "../../kernel/money.ts";
import type { ServiceState } from "../services/service-state.ts";

/** A crate that somebody asked for around one parcel. */
export interface AskedCrate {
  readonly id: number;
  readonly state: ServiceState;
  /** What was paid for it, in cents, and whether that went back. */
  readonly amount: Cents;
  readonly isReturned: boolean;
  readonly pictures: number;
}

/**
 * The crate by which a claim of damage decides itself: each parcel that the goods travelled in has one that was paid and written down as done, and
 * no picture shows any of them. Undefined where a person looks, as one of several parcels without such a crate may be what broke.
 */
export function bareCrateOf(parcels: readonly (readonly AskedCrate[])[]): number | undefined {
  const bare = parcels.map(bareOf);
  return bare.includes(undefined) ? undefined : bare[0];
}

function bareOf(crates: readonly AskedCrate[]): number | undefined {
  if (crates.some(({ pictures }) => pictures > 0)) return undefined;
  const had = ({ state, amount, isReturned }: AskedCrate) =>
    state === "done" && amount > 0 && !isReturned;
  return crates.find(had)?.id;
}
