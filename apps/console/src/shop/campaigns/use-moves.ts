import { type CampaignRow, moveCampaign } from "@sampan/contract/shop/staff-campaigns";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";

type Step = "publish" | "confirm" | "drop" | "end";

/** The steps of a campaign, each asked about with what follows from it. [BO-37] */
export function useMoves({ id, version }: CampaignRow) {
  const t = useTranslations("consoleCampaigns");
  const confirm = useConfirm();
  const { run, isRunning } = useCommand(moveCampaign, { told: t("moved") });
  const move = (step: Step) =>
    confirm({
      title: t(`step.${step}`),
      consequence: t(`follows.${step}`),
      confirm: t(`step.${step}`),
      ...(step === "end" ? { kind: "danger" as const } : {}),
      then: () => run({ id, version, step }),
    });
  return { move, isRunning };
}
