import { byLanguage } from "@sampan/domain/kernel/by-language";
import { popupStates } from "@sampan/domain/shop/popups/popup";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AskedKey, paging, ShortText, Text, Version, WireTime } from "../../kernel/fields.ts";
import { PopupStage } from "./popups.ts";

const words = {
  titles: z.object(byLanguage(() => ShortText)),
  texts: z.object(byLanguage(() => Text)),
  actions: z.object(byLanguage(() => ShortText)),
  /** Empty where it shows none. */
  picture: ShortText,
  picture_words: z.object(byLanguage(() => ShortText)),
};

const wish = {
  stage: PopupStage,
  starts_at: WireTime,
  ends_at: WireTime,
  /** The segment it is for; null for everybody. */
  sees: z.nullable(AskedKey),
  /** Where its button leads; empty for the coupon that it shows, or the page of coupons. */
  route: ShortText,
  /** The coupon whose terms it shows; empty where it shows none. */
  code: ShortText,
  ...words,
};

export const PopupRow = z.object({
  id: z.string(),
  state: z.enum(popupStates),
  ...wish,
  /** The how-many-th version of its words and picture this is. */
  nth: z.int(),
  version: Version,
  owner: z.string(),
});
export type PopupRow = z.infer<typeof PopupRow>;

export const listPopups = defineCall({
  methods: ["GET"],
  path: "/staff/popups",
  about: "Popups of home, the newest first.",
  access: { right: "maintain_campaigns" },
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(PopupRow), total: z.int() }),
  refusals: [],
});

export const PopupVersion = z.object({
  nth: z.int(),
  ...words,
  saved_at: WireTime,
  saved_by: z.string(),
});
export type PopupVersion = z.infer<typeof PopupVersion>;

export const listPopupVersions = defineCall({
  methods: ["GET"],
  path: "/staff/popups/:id/versions",
  about: "What a popup said and showed before, the newest first.",
  access: { right: "maintain_campaigns" },
  mutates: false,
  input: z.object({ id: ShortText, ...paging(20) }),
  output: z.object({ datalist: z.array(PopupVersion), total: z.int() }),
  refusals: ["popup_unknown"],
});

const unkept = [
  "names_needed",
  "popup_window_invalid",
  "popup_address_invalid",
  "segment_unknown",
  "coupon_unknown",
  "file_unknown",
  "popup_unknown",
] as const;

export const addPopup = defineCall({
  methods: ["POST"],
  path: "/staff/popups",
  about: "Writes a popup as a draft.",
  access: { right: "maintain_campaigns" },
  mutates: true,
  input: z.object(wish),
  output: z.object({ data: PopupRow }),
  refusals: [...unkept],
});

/** A published one stays whole: what everybody could read they can read after it. */
export const changePopup = defineCall({
  methods: ["POST"],
  path: "/staff/popups/:id",
  about: "Changes a popup that is not over; other words or another picture are a new version.",
  access: { right: "maintain_campaigns" },
  mutates: true,
  input: z.object({ id: ShortText, ...wish, version: Version }),
  output: z.object({ data: PopupRow }),
  refusals: [...unkept, "popup_words_missing", "popup_not_in_state", "changed_meanwhile"],
});

export const movePopup = defineCall({
  methods: ["POST"],
  path: "/staff/popups/:id/:step",
  about: "Publishes a popup that says everything in every language, or ends one.",
  access: { right: "maintain_campaigns" },
  mutates: true,
  input: z.object({ id: ShortText, step: z.enum(["publish", "end"]), version: Version }),
  output: z.object({ data: PopupRow }),
  refusals: [
    "popup_unknown",
    "popup_words_missing",
    "popup_window_invalid",
    "popup_not_in_state",
    "changed_meanwhile",
  ],
});
