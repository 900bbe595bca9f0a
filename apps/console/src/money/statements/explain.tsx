import { type Arrival, explainArrival } from "@sampan/contract/money/staff-statements";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";

/** Says what an arrival is that is no customer's. */
export function Explain({ arrival: { key } }: { readonly arrival: Arrival }) {
  const t = useTranslations("consoleStatements");
  const [isOpen, setOpen] = useState(false);
  const explain = useCommand(explainArrival, {
    told: t("explained"),
    whenDone: () => setOpen(false),
  });
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t("explain")}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t("explainTitle")}
          consequence={t("explainBody")}
          label={t("explainLabel")}
          confirm={t("explain")}
          isRunning={explain.isRunning}
          onCancel={() => setOpen(false)}
          onConfirm={(note) => explain.run({ key, note })}
        />
      )}
    </>
  );
}
