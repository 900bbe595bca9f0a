import type { KnownCourier } from "@sampan/domain/logistics/tracking/couriers";
import type { Result } from "@sampan/domain/kernel/result";
import type { Tracker } from "@sampan/domain/logistics/tracking/trackers";
import type { Scan } from "@sampan/domain/logistics/tracking/way-of-scans";
import type { IncomingHttpHeaders } from "node:http";
import type { SourceFailure } from "../outbound/source-failure.ts";

export interface TrackedParcel {
  readonly express_no: string;
  /** Whose parcel we take it for. */
  readonly courier: KnownCourier;
}

/**
 * What a tracker says of one number.
 *
 * - `told`: its scans, all of them, and whose parcel it takes it for.
 * - `nothing`: it knows the number, or not yet, and has nothing to tell.
 * - `courier_unknown`: it does not know whose parcel it is.
 * - `unregistered`: it has to be told first that we follow it.
 * - `refused`: in its own words, for staff.
 */
export type TrackedAnswer = { readonly express_no: string } & (
  | { readonly kind: "told"; readonly courier: KnownCourier; readonly scans: readonly Scan[] }
  | { readonly kind: "nothing" | "courier_unknown" | "unregistered" }
  | { readonly kind: "refused"; readonly code: string; readonly words: string }
);

/** That there may be news of a number; what they are, the tracker is asked. */
export interface TrackingHint {
  readonly express_no: string;
  /** Whose parcel it says it is; empty where it does not say. */
  readonly courier: KnownCourier;
}

export interface TrackingPush {
  /** As it came: signatures cover these very characters. */
  readonly rawBody: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Tells where parcels of couriers are. No call is repeated on its own: each counts against a budget, and whoever asks
 * plans the next one.
 */
export interface TrackingProvider {
  readonly tracker: Tracker;
  /** Numbers of one call. */
  readonly numbers_max: number;
  /** Asks to be told of news; a number that was registered before is `nothing`, as a new one is. */
  register(
    parcels: readonly TrackedParcel[],
  ): Promise<Result<readonly TrackedAnswer[], SourceFailure>>;
  /** Asks for everything that is known of each. */
  ask(parcels: readonly TrackedParcel[]): Promise<Result<readonly TrackedAnswer[], SourceFailure>>;
  /** What a push tells of; undefined where it is not the tracker's. */
  readPush(push: TrackingPush): readonly TrackingHint[] | undefined;
  /** What the tracker wants to hear when its push was taken. */
  readonly thanks: { readonly contentType: string; readonly body: string };
}
