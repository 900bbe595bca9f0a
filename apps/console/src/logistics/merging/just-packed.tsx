import { printParcelLabels } from "@sampan/contract/logistics/labels/staff-labels";
import { Button } from "antd";
import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { savePdf } from "../../kit/save-pdf.ts";
import { useCommand } from "../../kit/use-command.ts";
import { PackingSteps } from "./packing-steps.tsx";

/** The box that was packed last: its label at a key, while the next one can be scanned already. */
export function JustPacked({ tid }: { readonly tid: string }) {
  const t = useTranslations("consolePacking.packed");
  const print = useCommand(printParcelLabels, { whenDone: savePdf(tid) });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "F8" || print.isRunning) return;
    event.preventDefault();
    print.run({ tids: [tid] });
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <PackingSteps isWhole isMeasured isPhotographed isPacked />
      <section className="panel found" aria-label={t("title", { tid })}>
        <b>{t("title", { tid })}</b>
        <span className="grow small-text muted">{t("hint")}</span>
        <Button
          icon={<Icon name="print" />}
          loading={print.isRunning}
          onClick={() => print.run({ tids: [tid] })}
        >
          {t("print")} <kbd aria-hidden="true">F8</kbd>
        </Button>
      </section>
    </>
  );
}
