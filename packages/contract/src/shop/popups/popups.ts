import { popupStages } from "@sampan/domain/shop/popups/popup-chain";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput } from "../../kernel/fields.ts";

/** When a popup comes: first, second or third. */
export const PopupStage = z.literal(popupStages);

/** What comes over home: a popup of its own, or a campaign that comes as one. */
export const Popup = z.object({
  /** Its number, by which a device remembers that it was closed. */
  id: z.string(),
  stage: PopupStage,
  title: z.string(),
  text: z.string(),
  /** What its button says; empty where it has no words of its own. */
  action: z.string(),
  /** Where the button leads. */
  route: z.string(),
  /** Empty where it shows none, with what it shows. */
  picture: z.string(),
  picture_words: z.string(),
  /** The coupon whose terms it shows; empty where it shows none. [HOME-15] */
  code: z.string(),
});
export type Popup = z.infer<typeof Popup>;

/** Window, audience and stage are decided here. [HOME-07] [PROMO-11] */
export const queryPopups = defineCall({
  methods: ["GET"],
  path: "/gateway/campaign/query_popup_list",
  about: "The popups of home that are due for the caller, in the order in which they come.",
  access: "anyone",
  mutates: false,
  input: NoInput,
  output: z.object({ datalist: z.array(Popup) }),
  refusals: [],
});
