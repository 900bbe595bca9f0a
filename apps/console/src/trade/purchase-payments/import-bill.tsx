import { importBill } from "@sampan/contract/trade/purchase-payments/staff-purchase-payments";
import { Button } from "antd";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { useCommand } from "../../kit/use-command.ts";

/** A bill is chosen and read; what is wrong with it, or what it came to, stands below. */
export function ImportBill() {
  const t = useTranslations("consolePurchasePayments");
  const picker = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [read, setRead] = useState<string>();
  const bring = useCommand(importBill, {
    told: t("read"),
    whenDone: ({ data }) => setRead(t("readBody", data)),
    whenRefused: ({ message }) => setRefusal(message),
  });
  const take = (file: File | undefined) => {
    if (!file) return;
    setRefusal(undefined);
    setRead(undefined);
    bring.run({ file, name: file.name.slice(0, 200) });
  };
  return (
    <Panel title={t("importTitle")} isPadded>
      <div className="row wrap">
        <span className="grow">{t("importBody")}</span>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t("choose")}
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = "";
          }}
        />
        <Button type="primary" loading={bring.isRunning} onClick={() => picker.current?.click()}>
          {t("choose")}
        </Button>
      </div>
      {refusal !== undefined && (
        <p className="note danger" role="alert">
          {refusal}
        </p>
      )}
      {read !== undefined && <p className="note">{read}</p>}
    </Panel>
  );
}
