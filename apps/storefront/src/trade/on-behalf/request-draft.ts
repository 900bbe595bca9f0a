import * as z from "zod/mini";
import { tabDraft } from "../../shell/tab-draft.ts";

/** What was typed into the form, as typed, and the pictures that the server has. It lasts as long as the tab. */
export const RequestDraft = z.object({
  text: z.string(),
  link: z.string(),
  amount: z.string(),
  remark: z.string(),
  images: z.array(z.string()),
});
export type RequestDraft = z.infer<typeof RequestDraft>;

/** So that nothing is lost on the way to the log-in or to the real name, and back. [RT-30] */
export const requestDraft = tabDraft<RequestDraft>("payment-request", RequestDraft, {
  text: "",
  link: "",
  amount: "",
  remark: "",
  images: [],
});
