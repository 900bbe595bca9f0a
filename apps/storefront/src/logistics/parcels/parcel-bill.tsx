import { Card } from "@sampan/ui/card";
import { Chip, type Tone } from "@sampan/ui/chip";
import { SumList, SumRow, SumSubtotal } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";
import { nameLine } from "../../money/payments/name-line.ts";
import { explainSum, nameSum, type SumContext } from "@sampan/domain/trade/charges/explain-sum";
import { useSaySums } from "../../sums/say-sums.ts";
import { explainedOf } from "@sampan/domain/trade/charges/explained-of";
import { useChargeName } from "../../sums/use-charge-name.ts";
import type { Bill } from "./parcel-queries.ts";
import { DelayCovered } from "./delay-covered.tsx";
import { SaveBill } from "./save-bill.tsx";

const toneOfBill = {
  unpaid: "action",
  paid: "ok",
  cancelled: "neutral",
} as const satisfies Record<Bill["state"], Tone>;

const contextOf = (currency: Bill["currency"]): SumContext => ({
  currency,
  pieces: 0,
  insurance: 0,
  transport: undefined,
  carrier: undefined,
});

/** The bill this parcel is on, which may be that of several. [PKG-21] */
export function ParcelBill({ bill }: { readonly bill: Bill }) {
  const t = useTranslations("parcels");
  const payment = useTranslations("payment");
  const sums = useSaySums();
  const nameCharge = useChargeName();
  return (
    <Card as="section">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-[650]">{t("bill")}</h2>
        <Chip tone={toneOfBill[bill.state]}>{t(`billStates.${bill.state}`)}</Chip>
      </div>
      <SumList>
        {bill.lines.map(({ kind, order_tid, amount, reason, why }, at) => {
          const row = why && explainedOf({ key: kind, amount, reason: why });
          return (
            <SumRow
              // Charges of one kind may stand twice; their order never changes.
              key={`${kind}-${at}`}
              label={
                row
                  ? nameSum(sums, row, { context: contextOf(bill.currency), nameCharge })
                  : nameLine(payment, { kind, cny: null, amount }, nameCharge)
              }
              cents={amount}
              currency={bill.currency}
              why={
                row
                  ? explainSum(sums, row, bill.currency)
                  : reason || t("ofOrder", { tid: order_tid })
              }
            />
          );
        })}
        {bill.estimate > 0 && (
          <SumRow
            label={payment("lines.advance")}
            cents={-bill.estimate}
            currency={bill.currency}
          />
        )}
        <SumSubtotal label={t("billTotal")} cents={bill.amount} currency={bill.currency} />
        {bill.cover && <DelayCovered cover={bill.cover} currency={bill.currency} />}
      </SumList>
      {bill.state !== "cancelled" && <SaveBill tid={bill.tid} />}
    </Card>
  );
}
