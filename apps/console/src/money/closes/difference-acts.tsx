import {
  type BookDifference,
  explainDifference,
  takeDifference,
} from "@sampan/contract/money/staff-closes";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";

/** Takes a difference to find out about it, and says what it is. */
export function DifferenceActs({ difference: { key } }: { readonly difference: BookDifference }) {
  const t = useTranslations("consoleCloses");
  const [isOpen, setOpen] = useState(false);
  const take = useCommand(takeDifference, { told: t("taken") });
  const explain = useCommand(explainDifference, {
    told: t("explained"),
    whenDone: () => setOpen(false),
  });
  return (
    <span className="row wrap">
      <Button size="small" loading={take.isRunning} onClick={() => take.run({ key })}>
        {t("take")}
      </Button>
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
    </span>
  );
}
