import { printBoxLabels } from "@sampan/contract/logistics/labels/staff-labels";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { savePdf } from "../../kit/save-pdf.ts";
import { useCommand } from "../../kit/use-command.ts";

/** The label of a box, for its outside. */
export function BoxLabel({ number }: { readonly number: string }) {
  const t = useTranslations("consoleWords.labels");
  const print = useCommand(printBoxLabels, { whenDone: savePdf(number) });
  return (
    <Button loading={print.isRunning} onClick={() => print.run({ numbers: [number] })}>
      {t("print")}
    </Button>
  );
}
