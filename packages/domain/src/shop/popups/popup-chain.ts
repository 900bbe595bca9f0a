/** The stages of the popups of home: a voucher, the gold promotion, the reminder of coupons. [HOME-03] [HOME-04] [HOME-05] */
export const popupStages = [1, 2, 3] as const;
export type PopupStage = (typeof popupStages)[number];

/** 1, 2, 3, and 1 again. [HOME-02] */
export const nextStage = (stage: PopupStage): PopupStage => (stage === 1 ? 2 : stage === 2 ? 3 : 1);

/** The stage that shows next: this one, or the first after it that is due; null where none is. [HOME-02] [HOME-10] */
export function dueStage(from: PopupStage, due: ReadonlySet<PopupStage>): PopupStage | null {
  let stage = from;
  for (const _ of popupStages) {
    if (due.has(stage)) return stage;
    stage = nextStage(stage);
  }
  return null;
}
