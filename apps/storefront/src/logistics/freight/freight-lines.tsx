import type { FreightEstimate, FreightLine } from "@sampan/contract/logistics/freight/freight";
import { tariffClasses } from "@sampan/domain/goods/shippability/goods-class";
import { formatAmount, type Currency } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { SumList } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { explainedOf } from "@sampan/domain/trade/charges/explained-of";
import { formatCubicMetres } from "@sampan/domain/kernel/format-measures";
import { SumRows } from "../../sums/sum-rows.tsx";
import { drawingOf } from "./drawings.tsx";
import { kindOf } from "../../goods/shippability/kind-of.ts";

/** The same parcel on every open line, those for such goods first: amount, days, least weight, arithmetic. [FRT-08] */
export function FreightLines({ estimate }: { readonly estimate: FreightEstimate }) {
  const t = useTranslations("freight");
  const { lines, chosen, currency } = estimate;
  const asked = chosen.tariff_class;
  const classes = [asked, ...tariffClasses.filter((one) => one !== asked)];
  return (
    <Card as="section" aria-labelledby="all-lines">
      <h2 id="all-lines" className="text-md font-[650]">
        {t("compare")}
      </h2>
      <p className="text-xs text-text-2">{t("compareHint")}</p>
      {classes.map((tariff_class) => {
        const ofClass = lines.filter((line) => line.tariff_class === tariff_class);
        return (
          ofClass.length > 0 && (
            <div key={tariff_class} className="mt-4">
              <h3 className="font-semibold">{t(`classes.${tariff_class}.name`)}</h3>
              <ul className="divide-y divide-line">
                {ofClass.map((line) => (
                  <Line
                    key={`${String(line.transport)} ${String(line.is_tax_included)}`}
                    line={line}
                    currency={currency}
                    isChosen={
                      line.transport === chosen.transport &&
                      line.tariff_class === asked &&
                      line.is_tax_included === chosen.is_tax_included
                    }
                    hasTwo={ofClass.some(
                      (other) =>
                        other.transport === line.transport &&
                        other.is_tax_included !== line.is_tax_included,
                    )}
                    marks={marksOf(
                      line,
                      ofClass.filter(({ takes_parcel }) => takes_parcel),
                    )}
                  />
                ))}
              </ul>
            </div>
          )
        );
      })}
    </Card>
  );
}

type Mark = "cheapest" | "fastest";

/** What sets a line apart among those of its class; one alone is nothing of the kind. */
function marksOf(line: FreightLine, among: readonly FreightLine[]): readonly Mark[] {
  if (among.length < 2 || !line.takes_parcel) return [];
  const isCheapest = among.every(({ total }) => line.total <= total);
  const isFastest = among.every(({ days_max }) => line.days_max <= days_max);
  return [
    ...(isCheapest ? (["cheapest"] as const) : []),
    ...(isFastest ? (["fastest"] as const) : []),
  ];
}

interface LineProps {
  readonly line: FreightLine;
  readonly currency: Currency;
  readonly isChosen: boolean;
  /** With tax in the price and without: which of them it is has to be said. */
  readonly hasTwo: boolean;
  readonly marks: readonly Mark[];
}

function Line({ line, currency, isChosen, hasTwo, marks }: LineProps) {
  const t = useTranslations("freight");
  const saysTax = line.is_tax_included || hasTwo;
  const ways = useTranslations("shippability");
  const { days_min: min, days_max: max, minimum_weight_g, basis } = line;
  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <span className="mt-0.5 flex-none text-brand">{drawingOf(line.transport)}</span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <p className="font-[650]">{ways(`kinds.${kindOf(line)}`)}</p>
            <p className="font-[650] whitespace-nowrap tabular-nums">
              {formatAmount(line.total, currency)}
            </p>
          </div>
          <ul className="flex flex-wrap gap-x-3 text-xs text-text-2 tabular-nums">
            <li>{ways("days", { min, max })}</li>
            <li>
              {minimum_weight_g > 0
                ? t("minimum", { weight: formatKilograms(minimum_weight_g) })
                : t("noMinimum")}
            </li>
            <li>
              {basis === "volume_price"
                ? t("byVolume", { volume: formatCubicMetres(line.volume_mm3) })
                : t("charged", { weight: formatKilograms(line.chargeable_g) })}
            </li>
          </ul>
          <Marks {...{ line, isChosen, saysTax, marks }} />
          {saysTax && <TaxWords isIncluded={line.is_tax_included} />}
          <details className="mt-1.5">
            <summary className="tap text-xs font-semibold text-brand">{t("how")}</summary>
            <div className="pt-2">
              <SumList>
                <SumRows
                  rows={line.entries.map(explainedOf)}
                  context={{
                    currency,
                    pieces: 0,
                    insurance: 0,
                    transport: line.transport,
                    carrier: undefined,
                  }}
                />
              </SumList>
            </div>
          </details>
        </div>
      </div>
    </li>
  );
}

interface MarksProps extends Omit<LineProps, "currency" | "hasTwo"> {
  readonly saysTax: boolean;
}

/** What sets a line apart, in short. */
function Marks({ line, isChosen, saysTax, marks }: MarksProps) {
  const t = useTranslations("freight");
  const isPlain = !isChosen && marks.length === 0 && line.takes_parcel && !saysTax;
  if (isPlain && !line.is_own_price) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {!line.takes_parcel && <Chip tone="warn">{t("beyond")}</Chip>}
      {isChosen && <Chip tone="brand">{t("chosen")}</Chip>}
      {line.is_own_price && <Chip tone="brand">{t("ownPrice")}</Chip>}
      {saysTax && (
        <Chip tone={line.is_tax_included ? "ok" : "neutral"}>
          {t(line.is_tax_included ? "taxIncluded" : "taxExcluded")}
        </Chip>
      )}
      {marks.map((mark) => (
        <Chip key={mark} tone="ok">
          {t(mark)}
        </Chip>
      ))}
    </p>
  );
}

/** Whether duty and tax of the region are in a price, and who pays them where not. */
function TaxWords({ isIncluded }: { readonly isIncluded: boolean }) {
  const t = useTranslations("freight");
  const { region } = useConfiguration();
  const taxes = t(`taxes.${region}`);
  return (
    <p className="mt-1.5 text-xs text-text-2">
      {t(isIncluded ? "includedSays" : "excludedSays", { taxes })}
    </p>
  );
}
