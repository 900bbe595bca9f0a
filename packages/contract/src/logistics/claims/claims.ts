import { claimSubjects } from "@sampan/domain/logistics/claims/claim-subject";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { paging, ShortText, Tid } from "../../kernel/fields.ts";
import { Claim, ClaimPreview } from "./claim-shapes.ts";

/** Nothing is refused with words of its own. */
const Pieces = z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0);

const refusals = [
  "order_unknown",
  "refund_of_fee",
  "claim_before_completion",
  "claim_too_late",
  "claim_open_already",
  "refund_open_already",
  "claim_number_needed",
  "claim_too_many",
] as const;

/** [API-82] [CLM-01] [CLM-02] [CLM-03] [CLM-04] */
export const createClaim = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/claim/create_claim",
  about:
    "Claims pieces of a line of a completed order as broken or missing, with words and photos.",
  access: "customer",
  mutates: true,
  idempotent: true,
  input: z.object({
    oid: ShortText,
    num: Pieces,
    /** Left out, a person reads it out of the words. */
    about: z.optional(z.enum(claimSubjects)),
    content: z._default(z.string().check(z.maxLength(1000)), ""),
    imgs: z._default(z.array(ShortText).check(z.maxLength(6)), []),
  }),
  output: z.object({ data: Claim }),
  refusals: [...refusals, "claim_words_needed", "claim_photo_needed", "file_unknown"],
});

/** [CLM-04] [CLM-05] */
export const simulateClaim = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/installer/claim/simulate_claim",
  about:
    "What a claim for pieces of a line could name and what its insurance pays; claims nothing.",
  access: "customer",
  mutates: false,
  input: z.object({
    oid: ShortText,
    num: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
  }),
  output: z.object({ data: ClaimPreview }),
  refusals,
});

/** [API-83] */
export const queryClaimList = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/installer/claim/query_claim_list",
  about: "The customer's damage claims, of one order or all, the newest first.",
  access: "customer",
  mutates: false,
  input: z.object({ ...paging(20), tid: z.optional(Tid) }),
  output: z.object({ datalist: z.array(Claim), total: z.int() }),
  refusals: [],
});

/** [API-84] */
export const getClaimDetail = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/installer/claim/get_claim_detail",
  about: "One damage claim of the customer: its state, what it comes to, and what service said.",
  access: "customer",
  mutates: false,
  input: z.object({ id: ShortText }),
  output: z.object({ data: Claim }),
  refusals: ["claim_unknown"],
});

/** [CLM-12] */
export const closeClaim = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/claim/close_claim",
  about: "Closes a claim that was not decided yet, or was rejected.",
  access: "customer",
  mutates: true,
  input: z.object({ id: ShortText }),
  output: z.object({ data: Claim }),
  refusals: ["claim_unknown", "claim_not_in_state"],
});

export const askClaimAgain = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/claim/ask_again",
  about: "Has a person look at a claim that decided itself, once and within days of it.",
  access: "customer",
  mutates: true,
  input: z.object({ id: ShortText, words: z._default(z.string().check(z.maxLength(1000)), "") }),
  output: z.object({ data: Claim }),
  refusals: [
    "claim_unknown",
    "claim_decided_by_person",
    "claim_asked_again",
    "claim_again_too_late",
    "claim_again_words_needed",
    "claim_open_already",
    "claim_not_in_state",
  ],
});
