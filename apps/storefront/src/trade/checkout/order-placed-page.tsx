import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { CheckIcon } from "@sampan/ui/icons-frame";
import { PageHeader } from "@sampan/ui/page-header";
import { Timeline, type TimelineStep } from "@sampan/ui/timeline";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { PushOffer } from "../../people/pushes/push-offer.tsx";
import { pathTo } from "../../paths.ts";

const steps = [
  { key: "submitted", stage: "done" },
  { key: "review", stage: "now" },
  { key: "pay", stage: "expected" },
  { key: "weigh", stage: "expected" },
] as const satisfies readonly Pick<TimelineStep, "key" | "stage">[];

const stepsOnBehalf = [
  { key: "submitted", stage: "done" },
  { key: "review", stage: "now" },
  { key: "pay", stage: "expected" },
  { key: "done", stage: "expected" },
] as const satisfies readonly Pick<TimelineStep, "key" | "stage">[];

interface OrderPlacedPageProps {
  readonly tid: string | undefined;
  /** Something to be paid for the customer; else goods. */
  readonly kind?: "payment" | undefined;
}

/** The order awaits review; nothing was charged. [RT-63] [CHK-12] */
export function OrderPlacedPage({ tid, kind }: OrderPlacedPageProps) {
  const t = useTranslations("settlement.placed");
  const shown = useSteps(kind);
  return (
    <main id="content">
      <PageHeader title={t("title")} />
      <div className="stack gap-4 px-(--gutter) pt-4">
        <div className="grid justify-items-center gap-2 text-center" role="status">
          <span className="grid size-14 place-items-center rounded-full bg-ok-soft text-ok">
            <CheckIcon />
          </span>
          {tid && <p className="font-[650] tabular-nums">{t("tid", { tid })}</p>}
          <p className="max-w-80 text-balance text-text-2">{t("body")}</p>
        </div>
        <Card>
          <Timeline label={t("title")} steps={shown} />
        </Card>
        <div className="stack">
          {tid && (
            <Link {...pathTo.order(tid)} className={buttonLook({ wide: true })}>
              {t("see")}
            </Link>
          )}
          <Link {...pathTo.home} className={buttonLook({ variant: "soft", wide: true })}>
            {t("goOn")}
          </Link>
        </div>
        <PushOffer />
      </div>
    </main>
  );
}

function useSteps(kind: OrderPlacedPageProps["kind"]): TimelineStep[] {
  const t = useTranslations("settlement.placed.steps");
  const onBehalf = useTranslations("onBehalf.steps");
  return kind === "payment"
    ? stepsOnBehalf.map((step) => ({ ...step, title: onBehalf(step.key) }))
    : steps.map((step) => ({ ...step, title: t(step.key) }));
}
