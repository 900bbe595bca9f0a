import { giveCoupons, giveCredits, type Reach } from "@sampan/contract/money/staff-grants";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { defaultRegion, regionFacts } from "@sampan/domain/kernel/regions";
import type { GrantKind } from "@sampan/domain/money/grants/grant";
import { App } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";

/** What stands in the form. */
export interface Gift {
  readonly kind: GrantKind;
  /** Of the template. */
  readonly code: string;
  readonly currency: PaymentCurrency;
  /** Cents of a red packet; undefined while what is typed is no amount. */
  readonly cents: number | undefined;
  /** Coupons or points to each. */
  readonly pieces: number;
  readonly accounts: string;
  /** Everybody in this segment instead of the list; empty while none is chosen. */
  readonly segment: string | undefined;
  readonly reason: string;
}

export const newGift: Gift = {
  kind: "coupon",
  code: "",
  currency: regionFacts[defaultRegion].currency,
  cents: 0,
  pieces: 1,
  accounts: "",
  segment: undefined,
  reason: "",
};

/** Tries a gift, and gives it; refusals and what it reaches are told beside the form. */
export function useGive(onClose: () => void) {
  const t = useTranslations("consoleCoupons");
  const { message } = App.useApp();
  const [reach, setReach] = useState<Reach>();
  const [refusal, setRefusal] = useState<string>();
  const options = {
    whenRefused: (refused: { readonly message: string }) => setRefusal(refused.message),
    whenDone: (
      { data }: { readonly data: Reach },
      { is_trial }: { readonly is_trial: boolean },
    ) => {
      if (is_trial) return setReach(data);
      message.success(t("givenDone", { count: data.people }));
      onClose();
    },
  };
  const coupons = useCommand(giveCoupons, options);
  const credits = useCommand(giveCredits, options);
  const forget = () => {
    setReach(undefined);
    setRefusal(undefined);
  };
  const attempt = (gift: Gift, { is_trial }: { readonly is_trial: boolean }) => {
    setRefusal(undefined);
    const { kind, code, currency, cents = 0, pieces, accounts, segment, reason } = gift;
    const toWhom = { accounts, ...(segment === undefined ? {} : { segment }), reason, is_trial };
    if (kind === "coupon") coupons.run({ code, each: pieces, ...toWhom });
    else if (kind === "points") credits.run({ kind, each: pieces, ...toWhom });
    else credits.run({ kind, currency, each: cents, ...toWhom });
  };
  return { attempt, isRunning: coupons.isRunning || credits.isRunning, reach, refusal, forget };
}
