import { type PopupStage, popupStages } from "@sampan/domain/shop/popups/popup-chain";
import { keptOnDevice } from "../../../shell/kept-on-device.ts";

/** So many popups are remembered as ticked away; of older ones the window is long over. */
const mostKept = 200;

/** Popups that this device shows no more, by their number. [HOME-09] */
const forGood = keptOnDevice<readonly string[]>(
  "popups_dismissed",
  (kept) => (Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : undefined),
  [],
);

const closedKey = "popups_closed";
const stageKey = "popup_stage";

const closedNow = (): readonly string[] => (sessionStorage.getItem(closedKey) ?? "").split(" ");

/** True where a popup was closed in this session, or ticked away for good. [HOME-08] [HOME-09] */
export const isDismissed = (id: string): boolean =>
  forGood.read().includes(id) || closedNow().includes(id);

/** Closes a popup for the session, or for good on this device. [HOME-08] [HOME-09] */
export function dismiss(id: string, { isForGood }: { readonly isForGood: boolean }): void {
  sessionStorage.setItem(closedKey, [...closedNow(), id].join(" "));
  if (isForGood) forGood.keep([...forGood.read(), id].slice(-mostKept));
}

/** The stage that the chain is at, as long as the session; it begins at the first. [HOME-02] */
export const heldStage = {
  read: (): PopupStage =>
    popupStages.find((stage) => String(stage) === sessionStorage.getItem(stageKey)) ?? 1,
  keep: (stage: PopupStage): void => sessionStorage.setItem(stageKey, String(stage)),
};
