import {
  identityKinds,
  identityStates,
  openingPurposes,
} from "@sampan/domain/people/identities/identities";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoOutput, paging, Region, ShortText, Text, WireTime } from "../../kernel/fields.ts";

/** Which submission is meant: one customer has at most one of each kind. */
const which = { uid: ShortText, kind: z.enum(identityKinds) };

const IdentityRow = z.object({
  ...which,
  region: Region,
  state: z.enum(identityStates),
  submitted_at: WireTime,
  /** Who is at it; empty when nobody is. */
  claimed_by: z.string(),
  is_mine: z.boolean(),
  /** Empty while it waits. */
  decided_at: z.string(),
  decided_by: z.string(),
  reason: z.string(),
});
export type IdentityRow = z.infer<typeof IdentityRow>;

export const queryIdentities = defineCall({
  methods: ["GET"],
  path: "/staff/identities",
  about: "Lists submissions to be verified, the longest waiting first, without what they hold.",
  access: { right: "verify_identities" },
  mutates: false,
  input: z.object({
    kind: z.enum(identityKinds),
    state: z._default(z.enum(identityStates), "submitted"),
    /** Only this customer's. */
    uid: z.optional(ShortText),
    ...paging(20),
  }),
  output: z.object({ datalist: z.array(IdentityRow), total: z.int() }),
  refusals: [],
});

export const claimIdentity = defineCall({
  methods: ["POST"],
  path: "/staff/identities/claim",
  about: "Takes a waiting submission, so that no two people look at it; release gives it back.",
  access: { right: "verify_identities" },
  mutates: true,
  input: z.object({ ...which, release: z._default(z.boolean(), false) }),
  output: NoOutput,
  refusals: ["identity_unknown", "identity_settled", "identity_claimed"],
});

export const openIdentity = defineCall({
  methods: ["POST"],
  path: "/staff/identities/open",
  about:
    "Opens what was submitted, its pictures for a while; the customer sees who looked, when and why.",
  access: { right: "verify_identities" },
  mutates: true,
  input: z.object({ ...which, purpose: z.enum(openingPurposes) }),
  output: z.object({
    data: z.object({
      /** A person's name, or a company's. */
      name: z.string(),
      /** Of the identity card, or of the company's registration. */
      number: z.string(),
      /** Addresses of the pictures. */
      imgs: z.array(z.string()),
      submitted_at: WireTime,
      /** How long the pictures may be looked at. */
      pictures_until: WireTime,
    }),
  }),
  refusals: ["identity_unknown", "identity_claimed", "claim_needed"],
});
export type OpenedIdentity = z.infer<typeof openIdentity.output>["data"];

export const decideIdentity = defineCall({
  methods: ["POST"],
  path: "/staff/identities/decide",
  about: "Verifies or rejects a submission that the caller claimed, and tells the customer.",
  access: { right: "verify_identities" },
  mutates: true,
  input: z.object({
    ...which,
    decision: z.enum(["verified", "rejected"]),
    reason: z._default(Text, ""),
  }),
  output: NoOutput,
  refusals: [
    "identity_unknown",
    "identity_settled",
    "identity_claimed",
    "claim_needed",
    "reason_needed",
  ],
});
