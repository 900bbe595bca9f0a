import { goodsFaults, type GoodsFault } from "@sampan/domain/logistics/warehouse/inspection";
import { Input, InputNumber, Select } from "antd";
import { useTranslations } from "use-intl";
import type { LineFault } from "./use-findings.ts";

interface LineFaultProps {
  /** Of the goods. */
  readonly name: string;
  /** Pieces that came. */
  readonly came: number;
  readonly fault: LineFault | undefined;
  readonly onChange: (fault: LineFault | undefined) => void;
}

/** What is wrong with the goods of a line, with how many, and in words. */
export function LineFaultFields({ name, came, fault, onChange }: LineFaultProps) {
  const t = useTranslations("consoleWarehouse.fault");
  const choose = (chosen: GoodsFault | "none") =>
    onChange(chosen === "none" ? undefined : { num: came, words: "", ...fault, fault: chosen });
  return (
    <div className="line-fault">
      <Select<GoodsFault | "none">
        aria-label={t("of", { name })}
        size="small"
        className="fault-kind"
        value={fault?.fault ?? "none"}
        onChange={choose}
        options={(["none", ...goodsFaults] as const).map((one) => ({
          value: one,
          label: t(one),
        }))}
      />
      {fault && (
        <>
          <InputNumber<number>
            aria-label={t("pieces", { name })}
            size="small"
            className="came"
            min={1}
            max={Math.max(1, came)}
            precision={0}
            value={fault.num}
            onChange={(num) => onChange({ ...fault, num: num ?? 1 })}
          />
          <Input
            aria-label={t("words", { name })}
            size="small"
            maxLength={200}
            placeholder={t("wordsHint")}
            status={fault.fault === "other" && fault.words.trim() === "" ? "warning" : ""}
            value={fault.words}
            onChange={({ target }) => onChange({ ...fault, words: target.value })}
          />
        </>
      )}
    </div>
  );
}
