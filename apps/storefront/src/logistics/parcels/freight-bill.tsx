import { formatAmount, type Currency } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import { SumList, SumRow, SumSubtotal } from "@sampan/ui/sum-list";
import { useQueries } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { PageFault } from "../../shell/page-fault.tsx";
import { parcelQuery, type Bill } from "./parcel-queries.ts";
import { SaveBill } from "./save-bill.tsx";
import { ShippedTogether } from "./shipped-together.tsx";
import { WeighedParcel } from "./weighed-parcel.tsx";
import { EstimateOrigin } from "../../trade/door-price/estimate-origin.tsx";
import { explainSum } from "@sampan/domain/trade/charges/explain-sum";
import { useSaySums } from "../../sums/say-sums.ts";
import { explainedOf } from "@sampan/domain/trade/charges/explained-of";
import { useChargeName } from "../../sums/use-charge-name.ts";
import { nameLine } from "../../money/payments/name-line.ts";
import { PayableHead } from "../../money/payments/payable-head.tsx";
import type { Payable } from "../../money/payments/payment-queries.ts";

interface FreightBillProps {
  readonly payable: Payable;
  readonly currency: Currency;
}

/** A freight bill: what leaves together on the scale with both weights, and each amount with its reason. [FRT-06] */
export function FreightBill({ payable, currency }: FreightBillProps) {
  const parcels = useQueries({ queries: payable.parcel_tids.map(parcelQuery) });
  const failed = parcels.find(({ isError }) => isError);
  if (failed?.error)
    return (
      <PageFault
        error={failed.error}
        busy={failed.isFetching}
        onRetry={() => parcels.forEach((parcel) => void parcel.refetch())}
      />
    );
  const read = parcels.flatMap(({ data }) => (data ? [data.data] : []));
  if (read.length < parcels.length) return <BillSkeleton />;
  const { arithmetic = [], shipments = [] } = read[0]?.bill ?? {};
  return (
    <>
      {shipments.map((shipment) => {
        const parcels = read.filter(({ tid }) => shipment.parcel_tids.includes(tid));
        const [first, ...others] = parcels;
        if (!first) return null;
        if (others.length > 0)
          return (
            <ShippedTogether
              key={first.tid}
              shipment={shipment}
              parcels={parcels}
              currency={currency}
            />
          );
        return (
          <WeighedParcel
            key={first.tid}
            parcel={first}
            arithmetic={arithmetic.find(({ parcel_tid }) => parcel_tid === first.tid)}
            currency={currency}
            isAlone={read.length === 1}
          />
        );
      })}
      <BillLines payable={payable} currency={currency} bill={read[0]?.bill ?? undefined} />
    </>
  );
}

/** The components of a shipment's arithmetic that a line of the bill adds up. */
const componentsOf: Partial<Record<Payable["lines"][number]["kind"], readonly string[]>> = {
  international_freight: ["first_weight", "international_freight", "base_fee", "minimum_fee"],
  local_freight: ["local_freight"],
};

interface BillLinesProps extends FreightBillProps {
  readonly bill: Bill | undefined;
}

function BillLines({ payable, currency, bill }: BillLinesProps) {
  const t = useTranslations("payment");
  const sums = useSaySums();
  const freight = useTranslations("freight");
  const { region } = useConfiguration();
  const nameCharge = useChargeName();
  const shipments = bill?.shipments ?? [];
  const whyOf = ({ kind }: Payable["lines"][number]): string | undefined => {
    const ofKind = bill?.lines.filter((line) => line.kind === kind) ?? [];
    const named = ofKind.flatMap(({ reason, why, amount }) => {
      if (!why) return reason === "" ? [] : [reason];
      const row = explainedOf({ key: kind, amount, reason: why });
      return [`${explainSum(sums, row, currency)} = ${formatAmount(amount, currency)}`];
    });
    if (named.length > 0) return named.join("；");
    const keys = componentsOf[kind];
    if (!keys || shipments.length === 0) return undefined;
    if (shipments.length > 1) return t("ofParcels", { count: payable.parcel_tids.length });
    return shipments
      .flatMap(({ entries }) => entries)
      .filter(({ key }) => keys.includes(key))
      .map((entry) => explainSum(sums, explainedOf(entry), currency))
      .join(" + ");
  };
  const originalOf = (kind: string): number =>
    (bill?.lines ?? [])
      .filter((line) => line.kind === kind)
      .reduce((total, line) => total + line.original_amount, 0);
  return (
    <Card as="section">
      <PayableHead payable={payable} />
      <SumList>
        {payable.lines.map((line) => (
          <SumRow
            key={line.kind}
            label={nameLine(t, line, nameCharge)}
            cents={line.amount}
            currency={currency}
            why={
              <>
                {whyOf(line)}{" "}
                {originalOf(line.kind) > line.amount && line.amount > 0 && (
                  <s>{formatAmount(originalOf(line.kind), currency)}</s>
                )}
              </>
            }
          />
        ))}
        <SumSubtotal label={t("subtotal")} cents={payable.amount} currency={currency} />
      </SumList>
      {payable.order_tids.map((tid) => (
        <EstimateOrigin key={tid} tid={tid} isAmongOthers={payable.order_tids.length > 1} />
      ))}
      {shipments.some(({ is_tax_included }) => is_tax_included) && (
        <p className="mt-2 text-xs text-text-2">
          {freight("includedSays", { taxes: freight(`taxes.${region}`) })}
        </p>
      )}
      {bill && <SaveBill tid={bill.tid} />}
    </Card>
  );
}

function BillSkeleton() {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <Card className="stack">
        <Skeleton className="h-40" />
        <Skeleton className="h-20" />
      </Card>
    </LoadingRegion>
  );
}
