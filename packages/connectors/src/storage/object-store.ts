import type { Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../outbound/source-failure.ts";

/** A store of objects by their keys, in one bucket of somebody else's. */
export interface ObjectStore {
  /** Whole or not at all. Putting the same again changes nothing. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<Result<void, SourceFailure>>;
  /** Refuses `not_found` where there is none. */
  readonly get: (key: string) => Promise<Result<Uint8Array, SourceFailure>>;
  /** Also where there is none. */
  readonly remove: (key: string) => Promise<Result<void, SourceFailure>>;
}
