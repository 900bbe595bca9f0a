import { importStatement } from "@sampan/contract/money/staff-statements";
import { type StatementFormat, statementFormats } from "@sampan/domain/money/statements/statement";
import { Button, Select } from "antd";
import { useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { useCommand } from "../../kit/use-command.ts";

/** A bank's file is chosen and read; what is wrong with it, or what it came to, stands below. */
export function ImportPanel() {
  const t = useTranslations("consoleStatements");
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [format, setFormat] = useState<StatementFormat>("ctbc");
  const [refusal, setRefusal] = useState<string>();
  const [read, setRead] = useState<string>();
  const bring = useCommand(importStatement, {
    told: t("read"),
    whenDone: ({ data }) => setRead(t("readBody", data)),
    whenRefused: ({ message }) => setRefusal(message),
  });
  const take = (file: File | undefined) => {
    if (!file) return;
    setRefusal(undefined);
    setRead(undefined);
    bring.run({ file, format, name: file.name.slice(0, 200) });
  };
  return (
    <Panel title={t("importTitle")} isPadded>
      <div className="row wrap">
        <label htmlFor={id} className="strong">
          {t("bank")}
        </label>
        <Select<StatementFormat>
          id={id}
          className="fit"
          style={{ minWidth: 220 }}
          value={format}
          onChange={setFormat}
          options={statementFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
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
