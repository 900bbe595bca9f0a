import { query } from "@sampan/client/query";
import { isCouponWindow } from "@sampan/contract/money/coupons";
import { queryPopups } from "@sampan/contract/shop/popups/popups";
import { dueStage, nextStage, popupStages } from "@sampan/domain/shop/popups/popup-chain";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { dismiss, heldStage, isDismissed } from "./dismissals.ts";

const HomePopup = lazy(async () => ({ default: (await import("./home-popup.tsx")).HomePopup }));
const ReminderPopup = lazy(async () => ({
  default: (await import("./reminder-popup.tsx")).ReminderPopup,
}));

/** By what the reminder is remembered that was closed. */
const reminder = "coupon_reminder";

/**
 * One popup at a time: a voucher, the gold promotion, the reminder of coupons that end. The server says which are due;
 * the reminder is asked for with a session only, and whatever goes wrong with it is no popup. [HOME-02] [HOME-10] [HOME-17]
 */
export function PopupChain({ isCustomer }: { readonly isCustomer: boolean }) {
  const [turn, setTurn] = useState(0);
  const { data: popups } = useQuery(query(queryPopups, {}));
  const ending = useEnding(isCustomer);
  if (!popups || ending === "asked") return null;
  const isReminderDue = ending !== null && !isDismissed(reminder);
  const ofStage = (stage: number) =>
    popups.datalist.find((popup) => popup.stage === stage && !isDismissed(popup.id));
  const isDue = (stage: number): boolean =>
    ofStage(stage) !== undefined || (stage === 3 && isReminderDue);
  const stage = dueStage(heldStage.read(), new Set(popupStages.filter(isDue)));
  if (stage === null) return null;
  const close = (id: string) => (isForGood: boolean) => {
    dismiss(id, { isForGood });
    heldStage.keep(nextStage(stage));
    setTurn(turn + 1);
  };
  const popup = ofStage(stage);
  return (
    <Suspense key={turn}>
      {stage === 3 && isReminderDue ? (
        <ReminderPopup ending={ending} onClose={close(reminder)} />
      ) : (
        popup && <HomePopup popup={popup} onClose={close(popup.id)} />
      )}
    </Suspense>
  );
}

/** Coupons that end soon; null where there are none, it failed, or nobody is logged in. [HOME-17] [ERR-11] */
function useEnding(isCustomer: boolean) {
  const asked = useQuery({ ...query(isCouponWindow, {}), enabled: isCustomer, retry: false });
  if (!isCustomer || asked.isError) return null;
  return asked.data ? asked.data.data : "asked";
}
