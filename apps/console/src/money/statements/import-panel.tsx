import { formatAmount } from "@sampan/domain/kernel/money";
import { importStatement } from "@sampan/contract/money/staff-statements";
import { type StatementFormat, statementFormats } from "@sampan/domain/money/statements/statement";
import { Select } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { FilePanel } from "../../kit/file-panel.tsx";
import { useCommand } from "../../kit/use-command.ts";

/** A bank's file is chosen and read; what is wrong with it, or what it came to, stands below. */
export function ImportPanel() {
  const t = useTranslations("consoleStatements");
  const id = useId();
  const [format, setFormat] = useState<StatementFormat>("ctbc");
  const [refusal, setRefusal] = useState<string>();
  const [read, setRead] = useState<string>();
  const bring = useCommand(importStatement, {
    told: t("read"),
    whenDone: ({ data: { gaps, closing, currency, ...counts } }) =>
      setRead(
        [
          t("readBody", counts),
          ...(closing === null ? [] : [t("closing", { amount: formatAmount(closing, currency) })]),
          ...gaps.map(({ amount, ...days }) =>
            t("gap", { ...days, amount: formatAmount(amount, currency) }),
          ),
        ].join(" · "),
      ),
    whenRefused: ({ message }) => setRefusal(message),
  });
  const take = (file: File) => {
    setRefusal(undefined);
    setRead(undefined);
    bring.run({ file, format, name: file.name.slice(0, 200) });
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
    </FilePanel>
  );
}
