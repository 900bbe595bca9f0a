import { callApi } from "@sampan/client/call-api";
import type { StorageOffer } from "@sampan/contract/logistics/parcels/parcels";
import { extendStorage, queryStorage } from "@sampan/contract/logistics/storage/storage";
import { type Currency, formatAmount } from "@sampan/domain/kernel/money";
import { formatDay } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import { AskingButton } from "../../shell/asking-button.tsx";

interface ExtendStorageProps {
  readonly tid: string;
  readonly offer: StorageOffer;
  readonly currency: Currency;
  /** What shows the parcel is read anew. */
  readonly onChanged: () => Promise<void>;
}

/** Buys the days that are offered, with the arithmetic before it is agreed to. */
export function ExtendStorage({ tid, offer, currency, onChanged }: ExtendStorageProps) {
  const t = useTranslations("storage.extend");
  const sums = useTranslations("sums");
  const { until, days, lines, per_day, amount } = offer;
  const price = formatAmount(amount, currency);
  return (
    <AskingButton
      variant="line"
      size="sm"
      className="mt-3"
      words={{
        ask: t("button", { days, amount: price }),
        title: t("title", { day: formatDay(until) }),
        body: (
          <>
            <p className="tabular-nums">
              {sums("why.storage", { days, lines, price: formatAmount(per_day, currency) })} ={" "}
              {price}
            </p>
            <p className="mt-1">{t("later")}</p>
          </>
        ),
        confirm: t("confirm"),
        keep: t("cancel"),
        done: t("done", { day: formatDay(until) }),
      }}
      act={() => callApi(extendStorage, { tid, until, amount }, { asksLogin: true })}
      forget={async (queryClient) => {
        await queryClient.invalidateQueries({ queryKey: [queryStorage.path] });
        await onChanged();
      }}
    />
  );
}
