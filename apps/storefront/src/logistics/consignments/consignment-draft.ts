import { warehouses } from "@sampan/domain/goods/shippability/transports";
import * as z from "zod/mini";
import { tabDraft } from "../../shell/tab-draft.ts";

/** A line as typed. */
export const DraftLine = z.object({
  /** Tells lines apart while they come and go. */
  key: z.int(),
  name: z.string(),
  num: z.string(),
  value: z.string(),
  express_no: z.string(),
});
export type DraftLine = z.infer<typeof DraftLine>;

const ConsignmentDraft = z.object({
  warehouse: z.optional(z.enum(warehouses)),
  lines: z.array(DraftLine),
  remark: z.string(),
  images: z.array(z.string()),
});
export type ConsignmentDraft = z.infer<typeof ConsignmentDraft>;

export const emptyLine = (key: number): DraftLine => ({
  key,
  name: "",
  num: "1",
  value: "",
  express_no: "",
});

/** So that nothing is lost on the way to the log-in or to the real name, and back. [RT-36] */
export const consignmentDraft = tabDraft<ConsignmentDraft>("consignment", ConsignmentDraft, {
  lines: [emptyLine(1)],
  remark: "",
  images: [],
});
