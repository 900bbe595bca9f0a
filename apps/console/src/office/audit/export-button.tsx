import { exportAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import { App, Button } from "antd";
import { useTranslations } from "use-intl";
import { saveFile } from "@sampan/client/save-file";
import { useCommand } from "../../kit/use-command.ts";
import { csvOfActs } from "./csv-of-acts.ts";
import type { Filters } from "./written-filters.ts";

/** Takes what the filters find out of the house; the server says when that is too much. [BO-03] */
export function ExportButton({ filters }: { readonly filters: Filters }) {
  const t = useTranslations("consoleAudit");
  const { message } = App.useApp();
  const take = useCommand(exportAuditLog, {
    whenDone: ({ datalist, total }) => {
      saveFile("audit.csv", csvOfActs(datalist));
      message.success(t("exported", { count: total }));
    },
  });
  return (
    <Button loading={take.isRunning} onClick={() => take.run(filters)}>
      {t("export")}
    </Button>
  );
}
