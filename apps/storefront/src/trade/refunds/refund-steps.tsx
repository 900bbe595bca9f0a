import type { Refund } from "@sampan/contract/trade/refunds/refund-shapes";
import { formatMinute } from "@sampan/ui/format/dates";
import { Timeline } from "@sampan/ui/timeline";
import { useTranslations } from "use-intl";

const stages = { done: "done", now: "now", ahead: "expected" } as const;

/** Every hand a refund goes through, from who asked to the wallet. */
export function RefundSteps({ refund }: { readonly refund: Refund }) {
  const t = useTranslations("refunds");
  return (
    <Timeline
      label={t("hands")}
      steps={refund.steps.map(({ step, state, at }) => ({
        key: step,
        stage: stages[state],
        title: step === "asked" ? t(`asked.${refund.source}`) : t(`steps.${step}`),
        when:
          at !== ""
            ? formatMinute(at)
            : state === "now" && t("before", { time: formatMinute(refund.due_at) }),
      }))}
    />
  );
}
