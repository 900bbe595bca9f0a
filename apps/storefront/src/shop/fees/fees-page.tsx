import { feeTimes, type FeeTime } from "@sampan/domain/shop/fees/fee-kinds";
import type { Fee } from "@sampan/contract/shop/fees";
import { Card } from "@sampan/ui/card";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { RateCard } from "../../money/rates/rate-card.tsx";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { useConfiguration } from "../../shell/configuration.ts";
import { feesQuery } from "./fees-query.ts";
import { useFeeWords } from "./use-fee-words.ts";

/**
 * Every fee there is: what is always asked for, what sometimes, and what never. Which of the three it is and each figure
 * come from the settings and the tariff, so that nothing is promised here that an order would not keep.
 */
export function FeesPage() {
  const t = useTranslations("fees");
  const words = useTranslations("freight");
  const names = useTranslations("accounts.regions");
  const { region } = useConfiguration();
  const { fees } = useSuspenseQuery(feesQuery).data.data;
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-4 px-(--gutter) pt-1 pb-6">
        <p className="text-pretty text-text-2">{t("lead")}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-text-2">
          <span>{t("region", { region: names(region) })}</span>
          <Link {...pathTo.settings} className="tap font-semibold text-brand">
            {words("change")}
          </Link>
        </p>
        <div className="grid items-start gap-4 wide:grid-cols-3">
          {feeTimes.map((when) => (
            <FeesOf key={when} when={when} fees={fees.filter((fee) => fee.when === when)} />
          ))}
        </div>
        <RateCard />
        <Link {...pathTo.freight} className="tap font-semibold text-brand">
          {t("estimate")}
        </Link>
      </div>
    </main>
  );
}

interface FeesOfProps {
  readonly when: FeeTime;
  readonly fees: readonly Fee[];
}

function FeesOf({ when, fees }: FeesOfProps) {
  const t = useTranslations("fees");
  if (fees.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={`fees-${when}`}>
      <h2 id={`fees-${when}`} className="text-md font-[650]">
        {t(`times.${when}`)}
      </h2>
      <p className="text-xs text-text-2">{t(`about.${when}`)}</p>
      <dl className="mt-2 divide-y divide-line">
        {fees.map((fee) => (
          <FeeRow key={fee.kind} fee={fee} />
        ))}
      </dl>
    </Card>
  );
}

/** A fee by name, what it is for, and its figures: one stands beside the name, several are a list below. */
function FeeRow({ fee }: { readonly fee: Fee }) {
  const { name, about, figures } = useFeeWords(fee);
  const [only, ...more] = figures;
  const isOne = only !== undefined && more.length === 0;
  return (
    <div className="py-3">
      <dt className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{name}</span>
        {isOne && <span className="ms-auto font-[650] tabular-nums">{only.value}</span>}
      </dt>
      <dd className="text-text-2">
        <p className="text-xs text-pretty">{about}</p>
        {!isOne && figures.length > 0 && (
          <ul className="mt-1.5 grid gap-1 text-sm tabular-nums">
            {figures.map(({ label, value }) => (
              <li key={label} className="flex flex-wrap justify-between gap-x-3">
                <span>{label}</span>
                <span className="ms-auto font-semibold text-text">{value}</span>
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
