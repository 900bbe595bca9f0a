import { formatAmount } from "@sampan/domain/kernel/money";
import { insuranceFee, isInsuranceType } from "@sampan/domain/trade/charges/insurance";
import { buttonLook } from "@sampan/ui/button";
import { sectionLinkLook } from "@sampan/ui/card";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { RadioGroup } from "@sampan/ui/radio-group";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { useCarrierChoices } from "../../shell/use-carrier-choices.ts";
import { drawingOf } from "../freight/drawings.tsx";
import { kindOf } from "../../goods/shippability/kind-of.ts";
import { CoverageLink } from "../../trade/checkout/coverage-link.tsx";
import { ChosenPlace } from "./chosen-place.tsx";
import { PartCard } from "./merge-part.tsx";
import type { MergeQuote } from "./merge-queries.ts";
import { OtherAddress } from "./other-address.tsx";
import type { Merging } from "./use-merging.ts";

/** Where it goes: the default address, or where a parcel by itself goes already, or another from the book. */
export function MergeAddress({ merging }: { readonly merging: Merging }) {
  const t = useTranslations("merging");
  const words = useTranslations("settlement");
  const { address, kept, addresses, change } = merging;
  return (
    <PartCard
      part="address"
      title={t("address")}
      problem={merging.isWrong("address") ? t("missing.address") : undefined}
    >
      {address && <ChosenPlace place={{ ...address, area: address.to }} />}
      {kept && <ChosenPlace place={kept} />}
      {addresses.length === 0 ? (
        <Link
          {...pathTo.addAddress("settlement")}
          className={buttonLook({ variant: "soft", size: "sm" })}
        >
          {words("addAddress")}
        </Link>
      ) : (
        <OtherAddress chosen={address?.id} onChoose={(address_id) => change({ address_id })} />
      )}
    </PartCard>
  );
}

interface WayProps {
  readonly merging: Merging;
  readonly quote: MergeQuote;
}

/** Line, carrier and insurance. */
export const WayParts = (props: WayProps) => (
  <>
    <LinePart {...props} />
    <CarrierPart {...props} />
    <InsurancePart {...props} />
  </>
);

/** Every line with its price side by side; one that does not take the goods says why. [CONS-05] */
function LinePart({ merging, quote }: WayProps) {
  const t = useTranslations("merging");
  const ways = useTranslations("shippability");
  return (
    <PartCard
      part="transport"
      title={t("line")}
      hint={t(merging.chosen.length > 1 ? "lineHint" : "lineHintOne")}
      problem={merging.isWrong("transport") ? t("missing.transport") : undefined}
    >
      <RadioGroup
        legend={t("line")}
        layout="rows"
        options={quote.lines.map((line) => ({
          value: String(line.transport),
          icon: drawingOf(line.transport),
          label: (
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{ways(`kinds.${kindOf(line)}`)}</span>
              {line.quote && (
                <span className="font-[650] whitespace-nowrap tabular-nums">
                  {formatAmount(line.quote.total, quote.currency)}
                </span>
              )}
            </span>
          ),
          refused: line.refusal ?? undefined,
          hint: t("lineFacts", {
            days: ways("days", { min: line.days_min, max: line.days_max }),
            weight: formatKilograms(line.quote?.chargeable_g ?? 0),
          }),
        }))}
        value={merging.draft.transport?.toString()}
        onChange={(transport) => merging.change({ transport: Number(transport) })}
      />
    </PartCard>
  );
}

function CarrierPart({ merging }: WayProps) {
  const t = useTranslations("merging");
  const words = useTranslations("settlement");
  return (
    <PartCard
      part="carrier"
      title={words("carrier")}
      problem={merging.isWrong("carrier") ? t("missing.carrier") : undefined}
    >
      <RadioGroup
        legend={words("carrier")}
        options={useCarrierChoices()}
        value={merging.draft.express?.toString()}
        onChange={(express) => merging.change({ express: Number(express) })}
      />
    </PartCard>
  );
}

/** What the goods have already, or more of it; the difference comes with the freight bill. */
function InsurancePart({ merging, quote }: WayProps) {
  const t = useTranslations("merging");
  const words = useTranslations("settlement");
  const { options } = useConfiguration();
  const paid = quote.goods.reduce((cents, { value }) => cents + value, 0);
  const chosen = merging.draft.insurance ?? quote.insurance_at_least;
  return (
    <PartCard part="insurance" title={words("insurance")} hint={t("insuranceHint")}>
      <CoverageLink className={`${sectionLinkLook} -mt-2 mb-1`} />
      <RadioGroup
        legend={words("insurance")}
        layout="rows"
        options={options.insurances.map(({ id, pays_percent }) => ({
          value: String(id),
          label:
            id === 0
              ? words("noInsurance")
              : words("insured", { percent: id, share: pays_percent }),
          refused: id < quote.insurance_at_least ? t("notLower") : undefined,
          hint:
            id > quote.insurance_at_least && isInsuranceType(id)
              ? t("raised", { amount: formatAmount(insuranceFee(paid, id), quote.currency) })
              : undefined,
        }))}
        value={String(chosen)}
        onChange={(insurance) => merging.change({ insurance: Number(insurance) })}
      />
    </PartCard>
  );
}
