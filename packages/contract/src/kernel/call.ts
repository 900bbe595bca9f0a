import type { BoundFeature } from "@sampan/domain/kernel/features";
import type { PageSizeName } from "@sampan/domain/kernel/settings/limits";
import type { Right } from "@sampan/domain/kernel/rights";
import type * as z from "zod/mini";
import type { CommonRefusal, RefusalName } from "./error-codes.ts";

type Method = "GET" | "POST";

/**
 * `anyone` may carry a session; `customer` must; `staff` needs a staff session; `{ right }` that right too; `camera` is a
 * phone that a desk has made its camera.
 */
export type Access = "anyone" | "customer" | "staff" | "camera" | { readonly right: Right };

/** One HTTP call, described once: the server mounts it, browsers call it, the API document lists it. */
export interface Call {
  /** The first is the one our own clients use. */
  readonly methods: readonly [Method, ...Method[]];
  readonly path: `/${string}`;
  /** One sentence for the API document. */
  readonly about: string;
  /** Who may make it. There is no default: a call without an answer does not compile. */
  readonly access: Access;
  /** Refused (`feature_hidden`) to accounts that are absent from the segment it is bound to. [PROMO-01] */
  readonly feature?: BoundFeature;
  /** Changes something, whatever its method: it must come from our own pages. */
  readonly mutates: boolean;
  readonly input: z.ZodMiniObject;
  /** What stands beside `success` in the envelope: data, or datalist or list, and total. */
  readonly output: z.ZodMiniObject;
  /** Refusals of its own a caller must be ready for; those of every call are not repeated. */
  readonly refusals: readonly RefusalName[];
  /** Moves money: a repeat with the same Idempotency-Key is answered with the stored answer. */
  readonly idempotent?: true;
  /**
   * Done only by whoever proves anew, in the field `password`, to be the customer: a cookie alone is not
   * enough for what leads to money. Such a call lists `wrong_password` among its refusals.
   */
  readonly stepUp?: "password";
  /**
   * The handler opens transactions of its own: it waits for the network, or has something to do after the commit.
   */
  readonly transaction?: "none";
  /** A provider's signed notification: exempt from the origin guard, its handler verifies the signature
   *  over the raw body and answers in the provider's words instead of the envelope. */
  readonly notification?: true;
  /** The answer depends on input, language and region only, and may be this many seconds old. */
  readonly shared_s?: number;
  /** Changes goods or their places as visitors see them, so that pages kept for them are rendered anew. */
  readonly changesPages?: true;
  /** The setting that says how long a page is for whoever does not ask for a length. [NFR-03] */
  readonly pageSize?: PageSizeName;
  /** Body is multipart with one file in the field `file`. */
  readonly upload?: true;
  /** Given by a build that leaves the shapes of questions and answers out: fetches the call that has them. */
  readonly whole?: () => Promise<Call>;
}

export const defineCall = <const C extends Call>(call: C): C => call;

export type InputOf<C extends Call> = z.infer<C["input"]>;
/** What a caller writes before defaults are filled in. */
export type RequestOf<C extends Call> = z.input<C["input"]>;
export type OutputOf<C extends Call> = z.infer<C["output"]>;
export type RefusalOf<C extends Call> = C["refusals"][number] | CommonRefusal;

export const isStaffCall = (call: Pick<Call, "access">): boolean =>
  call.access === "staff" || typeof call.access === "object";
