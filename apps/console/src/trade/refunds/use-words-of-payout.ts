import type { StaffRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { useTranslations } from "use-intl";

interface Payout extends Pick<StaffRefund, "signed_by" | "needs_second"> {
  readonly number: string;
  /** As it is written. */
  readonly amount: string;
}

/** The words of whoever pays alone or as the second one. */
interface Paying {
  readonly title: string;
  readonly consequence: string;
  readonly confirm: string;
}

/** What an act that lets money out says: that it is a signature, where another person pays afterwards. [BO-25] */
export function useWordsOfPayout(): (payout: Payout, paying: Paying) => Paying {
  const t = useTranslations("consoleRefunds.two");
  return ({ number, amount, signed_by, needs_second }, paying) =>
    needs_second && signed_by === ""
      ? {
          title: t("title", { number }),
          consequence: t("consequence", { amount }),
          confirm: t("sign", { amount }),
        }
      : paying;
}
