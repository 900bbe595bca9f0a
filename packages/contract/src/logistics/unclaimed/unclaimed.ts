import {
  parcelClaimLimits,
  parcelClaimStates,
} from "@sampan/domain/logistics/unclaimed/parcel-claim";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { paging, PublicKey, WireTime } from "../../kernel/fields.ts";

/** What somebody says of a parcel, and what became of that; nothing of the parcel itself. */
export const OwnParcelClaim = z.object({
  id: PublicKey,
  express_no: z.string(),
  words: z.string(),
  images: z.array(z.string()),
  state: z.enum(parcelClaimStates),
  /** Why it was refused; empty otherwise. */
  answer: z.string(),
  cdate: WireTime,
  /** Until when it waits for its parcel; empty once it is decided. */
  until: WireTime,
  /** The parcel it became; empty until then. */
  parcel_tid: z.string(),
});
export type OwnParcelClaim = z.infer<typeof OwnParcelClaim>;

/** A number that lies here, one that is somebody else's and one that nobody knows are answered the same. [BO-15] */
export const claimParcel = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/claim_parcel",
  about:
    "Say that a parcel without an owner is one's own, by its number and proof; sent again, it replaces what waits.",
  access: "customer",
  mutates: true,
  input: z.object({
    express_no: z.string().check(z.maxLength(100)),
    words: z._default(z.string().check(z.maxLength(parcelClaimLimits.words_characters)), ""),
    /** Addresses of pictures that the customer uploaded: the order elsewhere, a receipt. */
    images: z._default(
      z.array(z.string().check(z.maxLength(200))).check(z.maxLength(parcelClaimLimits.proofs)),
      [],
    ),
  }),
  output: z.object({ data: OwnParcelClaim }),
  refusals: [
    "parcel_claim_number_needed",
    "proof_needed",
    "file_unknown",
    "parcel_claims_too_many",
  ],
});

export const queryParcelClaims = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/query_parcel_claims",
  about: "One's own claims to parcels without an owner, the latest first.",
  access: "customer",
  mutates: false,
  input: z.object(paging(10)),
  output: z.object({ datalist: z.array(OwnParcelClaim), total: z.int() }),
  refusals: [],
});
