import { saveFile } from "@sampan/client/save-file";
import {
  enterBrokerFile,
  takeBrokerFile,
} from "@sampan/contract/logistics/clearance/staff-clearance";
import { csvOf, decimalOf } from "@sampan/domain/kernel/csv";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { FilePanel } from "../../kit/file-panel.tsx";
import { useCommand } from "../../kit/use-command.ts";

const columns = [
  "tid",
  "name",
  "mobile",
  "goods",
  "num",
  "unit_price",
  "currency",
  "weight_g",
  "pieces",
] as const;

/** What the broker is told, as a file, and what they answer, by another: all of its rows or none. */
export function BrokerPanel() {
  const t = useTranslations("consoleClearance.broker");
  const [refusal, setRefusal] = useState<string>();
  const [read, setRead] = useState<string>();
  const take = useCommand(takeBrokerFile, {
    whenDone: ({ datalist }) =>
      saveFile(
        "declarations.csv",
        csvOf([
          columns.map((name) => t(`columns.${name}`)),
          ...datalist.map((row) => [
            row.tid,
            row.name,
            row.mobile,
            row.goods,
            String(row.num),
            decimalOf(row.unit_price),
            row.currency,
            (row.weight_g / 1_000).toFixed(3),
            String(row.pieces),
          ]),
        ]),
      ),
  });
  const enter = useCommand(enterBrokerFile, {
    whenDone: ({ data }) => setRead(t("entered", { count: data.entered })),
    whenRefused: ({ message }) => setRefusal(message),
  });
  const bring = async (file: File) => {
    setRefusal(undefined);
    setRead(undefined);
    enter.run({ name: file.name.slice(0, 200), text: wordsOf(await file.arrayBuffer()) });
  };
  return (
    <FilePanel
      title={t("enter")}
      choose={t("choose")}
      isRunning={enter.isRunning}
      refusal={refusal}
      read={read}
      onFile={(file) => void bring(file)}
    >
      <Button loading={take.isRunning} onClick={() => take.run({})}>
        {t("take")}
      </Button>
      <span className="small-text muted">{t("format")}</span>
    </FilePanel>
  );
}

/** Brokers' programs write UTF-8, or Big5 as Taiwan did before: what is no UTF-8 is read so. */
function wordsOf(bytes: ArrayBuffer): string {
  const plain = new TextDecoder("utf-8").decode(bytes);
  return plain.includes("\uFFFD") ? new TextDecoder("big5").decode(bytes) : plain;
}
