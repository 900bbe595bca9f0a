import { type CampaignRow, moveCampaign } from "@sampan/contract/shop/staff-campaigns";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { useNotIn } from "./use-not-in.ts";

type Step = "publish" | "confirm" | "drop" | "end";

/** The steps of a campaign, each asked about with what follows from it. [BO-37] */
export function useMoves({ id, version, not_in }: CampaignRow) {
  const t = useTranslations("consoleCampaigns");
  const notIn = useNotIn();
  const followsOf = (step: Step): string => {
    const follows = t(`follows.${step}`);
    const isOpening = step === "publish" || step === "confirm";
    return isOpening && not_in.length > 0
      ? t("followsNotIn", { follows, regions: notIn(not_in) })
      : follows;
  };
  const confirm = useConfirm();
  const { run, isRunning } = useCommand(moveCampaign, { told: t("moved") });
  const move = (step: Step) =>
    confirm({
      title: t(`step.${step}`),
      consequence: followsOf(step),
      confirm: t(`step.${step}`),
      ...(step === "end" ? { kind: "danger" as const } : {}),
      then: () => run({ id, version, step }),
    });
  return { move, isRunning };
}
