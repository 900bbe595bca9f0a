import { importBill } from "@sampan/contract/trade/purchase-payments/staff-purchase-payments";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { FilePanel } from "../../kit/file-panel.tsx";
import { useCommand } from "../../kit/use-command.ts";

/** A bill is chosen and read; what is wrong with it, or what it came to, stands below. */
export function ImportBill() {
  const t = useTranslations("consolePurchasePayments");
  const [refusal, setRefusal] = useState<string>();
  const [read, setRead] = useState<string>();
  const bring = useCommand(importBill, {
    told: t("read"),
    whenDone: ({ data }) => setRead(t("readBody", data)),
    whenRefused: ({ message }) => setRefusal(message),
  });
  const take = (file: File) => {
    setRefusal(undefined);
    setRead(undefined);
    bring.run({ file, name: file.name.slice(0, 200) });
  };
  return (
    <FilePanel
      title={t("importTitle")}
      choose={t("choose")}
      isRunning={bring.isRunning}
      refusal={refusal}
      read={read}
      onFile={take}
    >
      <span className="grow">{t("importBody")}</span>
    </FilePanel>
  );
}
