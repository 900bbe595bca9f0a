import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { paging, RowId, ShortText, WireTime } from "../fields.ts";

export const AuditRow = z.object({
  id: RowId,
  at: WireTime,
  /** Empty when the house itself acted. */
  staff_name: z.string(),
  staff_email: z.string(),
  action: z.string(),
  object_kind: z.string(),
  object_id: z.string(),
  old_value: z.unknown(),
  new_value: z.unknown(),
  address: z.string(),
  request_id: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;

const filters = {
  staff_email: z.optional(ShortText),
  action: z.optional(ShortText),
  object_kind: z.optional(ShortText),
  object_id: z.optional(ShortText),
  /** Stands anywhere in the action, the object or the values. */
  text: z.optional(ShortText),
  /** Days of the default region, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};

export const queryAuditLog = defineCall({
  methods: ["GET"],
  path: "/staff/audit",
  about: "Lists what staff did, newest first.",
  access: { right: "view_audit" },
  mutates: false,
  input: z.object({ ...filters, ...paging(50) }),
  output: z.object({ datalist: z.array(AuditRow), total: z.int() }),
  refusals: [],
});

/** An export leaves the house, so it is an act of its own and stands in the log. */
export const exportAuditLog = defineCall({
  methods: ["POST"],
  path: "/staff/audit/export",
  about: "Reads all entries that match, newest first, up to the limit of an export.",
  access: { right: "view_audit" },
  mutates: true,
  input: z.object(filters),
  output: z.object({ datalist: z.array(AuditRow), total: z.int() }),
  refusals: ["export_too_large"],
});

/** Where the chain of the log does not hold, and the number of the entry there. */
const AuditBreak = z.object({
  kind: z.enum([
    "act_changed",
    "act_missing",
    /** One that was not linked yet, written just before this one. */
    "act_missing_before",
    "act_unchained",
    "link_changed",
    "link_missing",
    /** One or more that were not linked yet, the last of those written side by side. */
    "newest_act_missing",
    "note_differs",
  ]),
  act: z.nullable(RowId),
});
export type AuditBreak = z.infer<typeof AuditBreak>;

export const getChainState = defineCall({
  methods: ["GET"],
  path: "/staff/audit/chain",
  about: "Tells how far the hash chain of the log is behind it.",
  access: { right: "view_audit" },
  mutates: false,
  input: z.object({}),
  output: z.object({
    data: z.object({
      linked: z.int(),
      waiting: z.int(),
      /** When the first of those that wait was done. */
      waiting_since: z.nullable(WireTime),
      /** Nothing waits so long unless something is wrong. */
      is_late: z.boolean(),
    }),
  }),
  refusals: [],
});

export const checkAuditChain = defineCall({
  methods: ["GET"],
  path: "/staff/audit/check",
  about: "Walks the hash chain of the log and says where it breaks first.",
  access: { right: "view_audit" },
  mutates: false,
  input: z.object({
    /** The `end` of an earlier check, which must still be part of the chain. */
    noted: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}:[0-9a-f]{64}$/))),
  }),
  output: z.object({
    data: z.object({
      /** So many entries hold, those included that wait to be linked. */
      checked: z.int(),
      /** So many of them are not linked yet, and so not covered by the end. */
      waiting: z.int(),
      /** Position and hash of the last link that holds. */
      end: z.string(),
      found: z.nullable(AuditBreak),
    }),
  }),
  refusals: [],
});
