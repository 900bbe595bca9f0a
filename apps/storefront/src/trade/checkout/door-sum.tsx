import { RateNow } from "../../money/rates/rate-now.tsx";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { DownIcon, UpIcon } from "@sampan/ui/icons-controls";
import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import { SumList, SumTotal } from "@sampan/ui/sum-list";
import type { CheckoutPreview } from "@sampan/contract/trade/orders/orders";
import { useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import type { SumContext } from "@sampan/domain/trade/charges/explain-sum";
import { Instalments } from "../../sums/instalments.tsx";
import type { CheckoutDraft } from "./checkout-draft.ts";
import type { Checkout } from "./use-checkout.ts";

/** What it costs to the door: both instalments, each amount with its reason. [CHK-10] [CHK-31] */
export function DoorSum({ checkout: { preview, draft } }: { readonly checkout: Checkout }) {
  const t = useTranslations("settlement");
  const sumWords = useTranslations("sums");
  const [isOpen, setOpen] = useState(true);
  const panelId = useId();
  const context = useSumContext(preview.data?.data, draft);
  if (!preview.data || !context) return <SumSkeleton />;
  const { sums } = preview.data.data;
  const isOnce = draft.pay_mode === "once";
  const isComplete = draft.transport !== undefined;
  return (
    <Card as="section" aria-labelledby={`${panelId}-title`} aria-busy={preview.isPlaceholderData}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="tap flex w-full items-center justify-between gap-3 text-left"
      >
        <h2 id={`${panelId}-title`} className="text-md font-[650]">
          {t("toTheDoor")}
        </h2>
        {isOpen ? <UpIcon size="sm" /> : <DownIcon size="sm" />}
      </button>
      <div
        className={`mt-2 transition-opacity duration-(--duration-fast) ${preview.isPlaceholderData ? "opacity-60" : ""}`}
      >
        <div id={panelId} hidden={!isOpen}>
          <Instalments
            sums={sums}
            context={context}
            isOnce={isOnce}
            labels={{ first: t(isOnce ? "only" : "first"), second: t("second") }}
          />
          <p className="mt-3 mb-3 text-xs text-text-3 tabular-nums">
            {isComplete ? weightWords(t, preview.data.data) : t("chooseTransport")}{" "}
            <RateNow quoted={sums.exchange_rate} />
          </p>
        </div>
        {isComplete && (
          <SumList>
            <SumTotal
              label={sumWords("toTheDoor")}
              cents={sums.door_total}
              currency={sums.currency}
            />
          </SumList>
        )}
      </div>
    </Card>
  );
}

/** What the goods probably weigh, and what is charged where a minimum or a step lifts it. */
function weightWords(
  t: ReturnType<typeof useTranslations<"settlement">>,
  { weight_estimate_g, sums }: CheckoutPreview,
): string {
  const weight = formatKilograms(weight_estimate_g);
  const charged_g = sums.rows.reduce(
    (grams, { reason: { values } }) =>
      grams +
      (values["first_weight_g"] ?? 0) +
      (values["per_kg"] ? (values["chargeable_g"] ?? 0) : 0),
    0,
  );
  return charged_g > weight_estimate_g
    ? t("weightCharged", { weight, charged: formatKilograms(charged_g) })
    : t("weight", { weight });
}

function useSumContext(
  preview: CheckoutPreview | undefined,
  draft: CheckoutDraft,
): SumContext | undefined {
  const { options } = useConfiguration();
  const language = useLocale();
  const carrier = options.carriers.find(({ id }) => id === draft.express);
  return (
    preview && {
      currency: preview.sums.currency,
      pieces: preview.shops
        .flatMap(({ item_list }) => item_list)
        .reduce((count, { num }) => count + num, 0),
      insurance: draft.insurance ?? 0,
      transport: draft.transport,
      // Carrier 1 is whichever we assign: its name would say nothing.
      carrier: carrier && carrier.id !== 1 ? wordsIn(language, carrier.name).text : undefined,
    }
  );
}

function SumSkeleton() {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <Card className="stack">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </Card>
    </LoadingRegion>
  );
}
