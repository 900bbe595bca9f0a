import type { Popup } from "@sampan/contract/shop/popups/popups";
import type { PopupRow } from "@sampan/contract/shop/popups/staff-popups";
import type { Campaign } from "@sampan/contract/shop/campaigns";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Language } from "@sampan/domain/kernel/language";
import { popupStages } from "@sampan/domain/shop/popups/popup-chain";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { textIn, textToEdit } from "../../kernel/say/text-in.ts";
import type { PopupAtDesk, PopupFound } from "./popup-queries.ts";

/** A popup for whoever looks at home, in their language. */
export const describePopup = (row: PopupFound, language: Language): Popup => ({
  id: row.number,
  stage: row.stage,
  title: textIn(row.title, language),
  text: textIn(row.text, language),
  action: textIn(row.action, language),
  route: row.route,
  picture: row.picture,
  picture_words: textIn(row.picture_words, language),
  code: row.code ?? "",
});

/** A campaign that comes as a popup, with its first coupon in what the looker pays in; none where it has no stage. [API-115] */
export function popupOfCampaign(campaign: Campaign, currency: string): Popup | undefined {
  const stage = popupStages.find((each) => each === campaign.stage);
  const coupon = campaign.prizes.find((prize) => prize.code && prize.currency === currency);
  return (
    stage && {
      id: campaign.id,
      stage,
      title: campaign.name,
      text: campaign.about,
      action: "",
      route: campaign.route,
      picture: "",
      picture_words: "",
      code: coupon?.code ?? "",
    }
  );
}

/** What it says and shows, as staff read and write it. */
export const wordsToEdit = (
  row: Pick<PopupFound, "title" | "text" | "action" | "picture" | "picture_words">,
) => ({
  titles: textToEdit(row.title),
  texts: textToEdit(row.text),
  actions: textToEdit(row.action),
  picture: row.picture,
  picture_words: textToEdit(row.picture_words),
});

/** A popup as staff read and write it. */
export const describeAtDesk = (row: PopupAtDesk, { region }: StaffCaller): PopupRow => ({
  id: row.number,
  state: row.state,
  stage: row.stage,
  starts_at: formatWireTime(row.starts_at, region),
  ends_at: formatWireTime(row.ends_at, region),
  sees: row.sees,
  route: row.route,
  code: row.code ?? "",
  ...wordsToEdit(row),
  nth: row.nth,
  version: row.version,
  owner: row.owner ?? "",
});
