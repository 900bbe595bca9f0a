import type { OutputOf } from "@sampan/contract/kernel/call";
import type { isCouponWindow } from "@sampan/contract/money/coupons";
import { formatMinute } from "@sampan/ui/format/dates";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../../paths.ts";
import { PopupFrame } from "./popup-frame.tsx";
import { useStandsStill } from "./use-stands-still.ts";

interface ReminderPopupProps {
  readonly ending: OutputOf<typeof isCouponWindow>["data"];
  readonly onClose: (isForGood: boolean) => void;
}

const onOneLine = (moment: ReactNode) => (
  <span className="whitespace-nowrap tabular-nums">{moment}</span>
);

/** Coupons that end soon, once home stands still. [HOME-05] */
export function ReminderPopup({ ending, onClose }: ReminderPopupProps) {
  const t = useTranslations("campaigns.popup");
  const isStill = useStandsStill();
  if (!isStill) return null;
  return (
    <PopupFrame
      title={t("reminder")}
      action={t("toCoupons")}
      href={pathTo.coupons.to}
      onClose={onClose}
    >
      <p className="text-sm text-text-2">
        {t.rich("ending", {
          count: ending.count,
          time: formatMinute(ending.first_end),
          when: onOneLine,
        })}
      </p>
    </PopupFrame>
  );
}
