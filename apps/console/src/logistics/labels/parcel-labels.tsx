import { printParcelLabels } from "@sampan/contract/logistics/labels/staff-labels";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { savePdf } from "../../kit/save-pdf.ts";
import { useCommand } from "../../kit/use-command.ts";

/** The label of one parcel, beside it in a list. */
export function ParcelLabel({ tid }: { readonly tid: string }) {
  const t = useTranslations("consoleWords.labels");
  const print = useCommand(printParcelLabels, { whenDone: savePdf(tid) });
  return (
    <Button
      type="text"
      aria-label={t("printOf", { number: tid })}
      icon={<Icon name="print" />}
      loading={print.isRunning}
      onClick={() => print.run({ tids: [tid] })}
    />
  );
}

/** The labels of all parcels of a list. */
export function ParcelLabels({ tids }: { readonly tids: readonly string[] }) {
  const t = useTranslations("consoleWords.labels");
  const print = useCommand(printParcelLabels, { whenDone: savePdf("labels") });
  return (
    <Button
      size="small"
      disabled={tids.length === 0}
      loading={print.isRunning}
      onClick={() => print.run({ tids: [...tids] })}
    >
      {t("printAll", { count: tids.length })}
    </Button>
  );
}
