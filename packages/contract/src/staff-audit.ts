import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { paging, RowId, ShortText, WireTime } from "./fields.ts";

export const AuditRow = z.object({
  id: RowId,
  at: WireTime,
  /** Empty when the house itself acted. */
  staff_name: z.string(),
  action: z.string(),
  object_kind: z.string(),
  object_id: z.string(),
  old_value: z.unknown(),
  new_value: z.unknown(),
  address: z.string(),
  request_id: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;

export const queryAuditLog = defineCall({
  methods: ["GET"],
  path: "/staff/audit",
  about: "Lists what staff did, newest first.",
  access: { right: "view_audit" },
  mutates: false,
  input: z.object({
    staff_email: z.optional(ShortText),
    action: z.optional(ShortText),
    object_kind: z.optional(ShortText),
    object_id: z.optional(ShortText),
    /** Days of the default region, both included. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    ...paging(50),
  }),
  output: z.object({ datalist: z.array(AuditRow), total: z.int() }),
  refusals: [],
});
