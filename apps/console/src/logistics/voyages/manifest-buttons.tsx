import { saveFile } from "@sampan/client/save-file";
import { printManifest, takeManifest } from "@sampan/contract/logistics/voyages/staff-voyages";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { savePdf } from "../../kit/save-pdf.ts";
import { useCommand } from "../../kit/use-command.ts";
import { csvOfManifest, manifestColumns } from "./csv-of-manifest.ts";
import type { OpenVoyage } from "./open-voyage.ts";

/** What customs is told, for a broker's program and on paper. Both are on record. */
export function ManifestButtons({ voyage: { number } }: { readonly voyage: OpenVoyage }) {
  const t = useTranslations("consoleVoyages");
  const take = useCommand(takeManifest, {
    whenDone: ({ datalist }) => {
      const titles = manifestColumns.map((name) => t(`column.${name}`));
      saveFile(`${number}.csv`, csvOfManifest(titles, datalist));
    },
  });
  const print = useCommand(printManifest, {
    whenDone: savePdf(number),
  });
  return (
    <>
      <Button loading={take.isRunning} onClick={() => take.run({ number })}>
        {t("csv")}
      </Button>
      <Button loading={print.isRunning} onClick={() => print.run({ number })}>
        {t("pdf")}
      </Button>
    </>
  );
}
