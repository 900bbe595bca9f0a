import { clearanceHolders } from "@sampan/domain/logistics/clearance/clearance-holder";
import { clearanceProofs } from "@sampan/domain/logistics/clearance/clearance-proofs";
import { clearanceStates } from "@sampan/domain/logistics/clearance/clearance-state";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput, ShortText, Tid, Version, WireTime } from "../../kernel/fields.ts";
import { Clearance, ClearanceMeter } from "./clearance-shapes.ts";
import { DutyReceipt } from "./duty-receipt-shapes.ts";

/** What its owner may do with a declaration now. */
export const ownClearanceActs = ["confirm", "dispute"] as const;

const OwnClearance = z.extend(Clearance, {
  acts: z.array(z.enum(ownClearanceActs)),
  /** How many pictures of EZ WAY may still be brought now. */
  proofs_left: z.int(),
  /** People who declared parcels of this account before, the last one in front, with how they stand in this half-year. */
  known: z.array(
    z.object({ name: z.string(), mobile: z.string(), meter: z.nullable(ClearanceMeter) }),
  ),
});
export type OwnClearance = z.infer<typeof OwnClearance>;

export const queryClearance = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/query_clearance",
  about:
    "What a parcel is declared as, who declares it, and who must act before it is loaded; and what customs was paid for it.",
  access: "customer",
  mutates: false,
  input: z.object({ tid: Tid }),
  output: z.object({
    /** Null where nothing has to be confirmed, or its freight is not paid yet. */
    data: z.nullable(OwnClearance),
    /** Receipts of duty and tax that was paid for it, the last in front. */
    receipts: z.array(DutyReceipt),
  }),
  refusals: ["parcel_unknown"],
});

export const queryClearances = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/query_clearances",
  about:
    "Parcels that cannot be loaded before their declaration is confirmed, the first due in front.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({
    datalist: z.array(
      z.object({
        tid: z.string(),
        state: z.enum(clearanceStates),
        holder: z.enum(clearanceHolders),
        due_at: WireTime,
        is_late: z.boolean(),
      }),
    ),
  }),
  refusals: [],
});

const decided = {
  methods: ["POST"],
  access: "customer",
  mutates: true,
  output: z.object({ data: OwnClearance }),
} as const;

export const confirmClearance = defineCall({
  ...decided,
  path: "/gateway/installer/logistics/confirm_clearance",
  about: "Confirms what a parcel is declared as, and who declares it at EZ WAY.",
  input: z.object({
    tid: Tid,
    /** The version that was read: another one is refused and read anew. */
    version: Version,
    name: z._default(ShortText, ""),
    mobile: z._default(ShortText, ""),
  }),
  refusals: [
    "parcel_unknown",
    "clearance_not_in_state",
    "clearance_changed",
    "parcel_not_in_state",
    "declarant_name_needed",
    "declarant_mobile_invalid",
    "declarant_mobile_taken",
    "declarants_too_many",
  ],
});

export const disputeClearance = defineCall({
  ...decided,
  path: "/gateway/installer/logistics/dispute_clearance",
  about: "Says that a declaration is wrong, and why; the parcel waits until the desk has answered.",
  input: z.object({ tid: Tid, version: Version, reason: z._default(ShortText, "") }),
  refusals: [
    "parcel_unknown",
    "clearance_not_in_state",
    "clearance_changed",
    "parcel_not_in_state",
    "reason_needed",
  ],
});

export const addClearanceProofs = defineCall({
  ...decided,
  path: "/gateway/installer/logistics/add_clearance_proofs",
  about:
    "Brings pictures of EZ WAY to a declaration, uploaded before as `clearance`, for the desk to look at. Sent again they are brought once.",
  input: z.object({
    tid: Tid,
    version: Version,
    imgs: z._default(z.array(ShortText).check(z.maxLength(clearanceProofs)), []),
  }),
  refusals: [
    "parcel_unknown",
    "clearance_changed",
    "parcel_not_in_state",
    "clearance_not_in_state",
    "clearance_proof_needed",
    "clearance_proofs_too_many",
    "file_unknown",
  ],
});
