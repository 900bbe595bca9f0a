import { formatAmount } from "@sampan/domain/kernel/money";
import { BarSpace } from "@sampan/ui/bars";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { useRefusalWords } from "../../shell/use-refusal-words.ts";
import { balanceQuery } from "../ledger/wallet-queries.ts";
import { AmountField, UsualAmounts } from "./amount-field.tsx";
import { readTopupAmount } from "./read-topup-amount.ts";
import { TopupBar } from "./topup-bar.tsx";
import { channelsQuery } from "./topup-queries.ts";
import { TopupSum } from "./topup-sum.tsx";
import { useFee } from "./use-fee.ts";
import { useStartPayment } from "./use-start-payment.ts";
import { WayChoice } from "./way-choice.tsx";

/** [WAL-13] [WAL-14] [WAL-15] [WAL-53] */
export function TopupForm() {
  const t = useTranslations("topups");
  const tell = useRefusalWords();
  const navigate = useNavigate();
  const { limits } = useConfiguration();
  const { currency } = useSuspenseQuery(balanceQuery).data.data;
  const { datalist: channels } = useSuspenseQuery(channelsQuery).data;
  const [text, setText] = useState("");
  const [way, setWay] = useState(channels[0]?.channel ?? "bank");
  const [isTried, setTried] = useState(false);
  const payment = useStartPayment();

  const channel = channels.find((one) => one.channel === way);
  const amount = readTopupAmount(text, { way: channel ? "online" : "bank", currency, limits });
  const fee = useFee(amount.ok ? amount.value : undefined, channel);
  const problem = isTried && !amount.ok ? tell(amount.error) : payment.amountRefusal;
  const goOn = (): void => {
    setTried(true);
    if (!amount.ok || payment.isBusy) return;
    if (channel) payment.start({ amount: amount.value, channel: channel.channel });
    else void navigate(ownPathTo.bankTopup(amount.value));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <div className="stack gap-5 px-(--gutter) pt-1">
        <div className="stack">
          <AmountField
            label={t("amount")}
            value={text}
            onChange={setText}
            currency={currency}
            hint={t("amountHint", {
              minimum: formatAmount(channel?.minimum ?? limits.topup_min, currency),
              maximum: formatAmount(channel?.maximum ?? limits.topup_max, currency),
            })}
            error={problem}
          />
          <UsualAmounts currency={currency} value={text} onChoose={setText} />
        </div>
        <WayChoice channels={channels} value={way} onChange={setWay} />
        {fee && <TopupSum fee={fee} />}
        {payment.openRefusal && <TooManyOpen why={tell(payment.openRefusal)} />}
      </div>
      <BarSpace />
      <TopupBar isOnline={channel !== undefined} fee={fee} isBusy={payment.isBusy} />
    </form>
  );
}

/** What was typed stays; the way on leads over those that are open. */
function TooManyOpen({ why }: { readonly why: string }) {
  const t = useTranslations("topups");
  return (
    <Card>
      <p role="alert" className="text-pretty text-danger">
        {why}
      </p>
      <Link {...ownPathTo.topups} className={`mt-3 ${buttonLook({ variant: "soft", size: "sm" })}`}>
        {t("seeOpen")}
      </Link>
    </Card>
  );
}
