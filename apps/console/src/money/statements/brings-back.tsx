import { type Arrival, matchReturn } from "@sampan/contract/money/staff-statements";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";

/** Says which returned payout an arrival brings back that names none. */
export function BringsBack({ arrival: { key } }: { readonly arrival: Arrival }) {
  const t = useTranslations("consoleStatements");
  const [isOpen, setOpen] = useState(false);
  const match = useCommand(matchReturn, {
    told: t("matched"),
    whenDone: () => setOpen(false),
  });
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t("bringsBack")}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t("whichReturned")}
          consequence={t("whichReturnedBody")}
          label={t("whichReturnedLabel")}
          confirm={t("match")}
          isRunning={match.isRunning}
          onCancel={() => setOpen(false)}
          onConfirm={(number) => match.run({ key, withdrawal: number.trim() })}
        />
      )}
    </>
  );
}
