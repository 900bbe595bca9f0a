import { formatAmount, percentage, type Cents } from "@sampan/domain/kernel/money";
import { insuranceFee, isInsuranceType } from "@sampan/domain/trade/charges/insurance";
import { Card, sectionLinkLook } from "@sampan/ui/card";
import { PageHeader } from "@sampan/ui/page-header";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { useConfiguration } from "../../shell/configuration.ts";

/** Goods for an example: it is easily reckoned by heart. */
const example: Cents = 1_000_00;
const covered = ["broken", "missing"] as const;
const notCovered = ["freight", "seller", "packing", "customs", "late"] as const;
const steps = ["photos", "claim", "answer", "paid"] as const;

/** What is covered, what each insurance costs and pays, and how a claim goes: read before one is chosen. */
export function CoveragePage() {
  const t = useTranslations("claims.coverage");
  const fees = useTranslations("fees");
  const { limits } = useConfiguration();
  const days = limits.claim_days;
  const alone = useAlone();
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack px-(--gutter) pb-6">
        <p className="text-text-2">{t("lead")}</p>
        <Insurances />
        <Points name="covered" points={covered.map((one) => t(`covered.${one}`))} />
        <Points name="alone" points={alone} />
        <Points
          name="notCovered"
          points={notCovered.map((one) => t(`notCovered.${one}`, { days }))}
        />
        <Card as="section" aria-labelledby="how">
          <h2 id="how" className="mb-2 font-[650]">
            {t("how.title")}
          </h2>
          <ol className="grid list-decimal gap-2 ps-5">
            {steps.map((step) => (
              <li key={step}>{t(`how.${step}`, { days })}</li>
            ))}
          </ol>
        </Card>
        <p className="flex flex-wrap gap-x-4">
          <Link {...pathTo.article("insurance")} className={sectionLinkLook}>
            {t("terms")}
          </Link>
          <Link {...ownPathTo.fees} className={sectionLinkLook}>
            {fees("title")}
          </Link>
        </p>
      </div>
    </main>
  );
}

/** The clauses by which something is paid without anybody asking, with the figures that hold now. */
function useAlone(): string[] {
  const t = useTranslations("claims.coverage.alone");
  const { limits } = useConfiguration();
  const { lighter_percent, no_scan_days, crate_cny, delay_days, delay_share_bp } = limits;
  return [
    t("lighter", { percent: lighter_percent }),
    ...(no_scan_days > 0 ? [t("noScan", { days: no_scan_days })] : []),
    ...(crate_cny > 0 ? [t("crate")] : []),
    ...(delay_days > 0 ? [t("late", { days: delay_days, share: delay_share_bp / 100 })] : []),
  ];
}

/** Each insurance there is, with the same goods as an example. */
function Insurances() {
  const t = useTranslations("claims.coverage");
  const { options } = useConfiguration();
  const goods = formatAmount(example, "CNY");
  return (
    <Card as="section" aria-labelledby="pays">
      <h2 id="pays" className="font-[650]">
        {t("pays.title")}
      </h2>
      <p className="mb-3 text-xs text-text-3 tabular-nums">{t("pays.example", { goods })}</p>
      <dl className="grid gap-3">
        {options.insurances.map(({ id, pays_percent }) => {
          const isInsured = id !== 0 && isInsuranceType(id);
          return (
            <div key={id} className="border-t border-line pt-3">
              <dt className="font-[650]">
                {isInsured ? t("pays.insured", { percent: id }) : t("pays.none")}
              </dt>
              <dd className="text-text-2 tabular-nums">
                {isInsured
                  ? t("pays.insuredBody", {
                      fee: formatAmount(insuranceFee(example, id), "CNY"),
                      share: pays_percent,
                      amount: formatAmount(percentage(example, pays_percent * 100), "CNY"),
                    })
                  : t("pays.noneBody")}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

interface PointsProps {
  readonly name: "covered" | "alone" | "notCovered";
  readonly points: readonly string[];
}

function Points({ name, points }: PointsProps) {
  const t = useTranslations("claims.coverage");
  return (
    <Card as="section" aria-labelledby={name}>
      <h2 id={name} className="mb-2 font-[650]">
        {t(`${name}.title`)}
      </h2>
      <ul className="grid list-disc gap-2 ps-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  );
}
