import { moveBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { boxStates, stepsOfBox } from "@sampan/domain/logistics/boxes/box-state";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import type { OpenBox } from "./open-box.ts";

/** The way of a box, and the steps it can take now; parcels and goods follow. [BO-21] */
export function BoxSteps({ box }: { readonly box: OpenBox }) {
  const t = useTranslations("consoleShipping");
  const confirm = useConfirm();
  const move = useCommand(moveBox, { told: t("moved", { number: box.number }) });
  const at = boxStates.indexOf(box.state);
  const isEmpty = box.parcels === 0;
  return (
    <>
      <ol className="box-steps">
        {boxStates.map((state, position) => (
          <li
            key={state}
            className={position <= at ? "done" : ""}
            aria-current={position === at ? "step" : undefined}
          >
            {t(`state.${state}`)}
          </li>
        ))}
      </ol>
      {stepsOfBox(box.state).map((step) => (
        <Button
          key={step}
          type={step === "sign_at_platform" ? "default" : "primary"}
          size="large"
          disabled={isEmpty}
          title={isEmpty ? t("emptyBox") : ""}
          loading={move.isRunning}
          onClick={() =>
            confirm({
              title: t(`step.${step}.title`, { number: box.number }),
              consequence: t(`step.${step}.consequence`, { count: box.parcels }),
              confirm: t(`step.${step}.act`),
              then: () => move.run({ number: box.number, event: step }),
            })
          }
        >
          {t(`step.${step}.act`)}
        </Button>
      ))}
    </>
  );
}
