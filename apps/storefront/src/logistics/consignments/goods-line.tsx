import { consignmentLimits } from "@sampan/domain/logistics/consignments/consignment";
import { Card } from "@sampan/ui/card";
import { CloseIcon } from "@sampan/ui/icons-controls";
import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { useSymbolOf } from "../../shell/use-symbol-of.ts";
import type { DraftLine } from "./consignment-draft.ts";
import type { RegisterForm } from "./use-register-goods.ts";

interface GoodsLineProps {
  readonly form: RegisterForm;
  readonly line: DraftLine;
  readonly index: number;
}

/** One of the things that come: what it is, how many, what a piece cost, under which number. */
export function GoodsLine({ form, line, index }: GoodsLineProps) {
  const t = useTranslations("consignments");
  const symbolOf = useSymbolOf();
  const { problemOf, setLine } = form;
  const n = index + 1;
  return (
    <Card as="section" className="stack gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-[650]">{t("line", { n })}</h2>
        {form.draft.lines.length > 1 && (
          <button
            type="button"
            aria-label={t("removeLine", { n })}
            onClick={() => form.removeLine(line.key)}
            className="tap -m-1 p-1 text-text-3"
          >
            <CloseIcon size="sm" />
          </button>
        )}
      </div>
      <TextField
        label={t("name")}
        name={`name-${n}`}
        maxLength={consignmentLimits.name_characters}
        hint={t("nameHint")}
        value={line.name}
        onChange={({ target }) => setLine(line.key, { name: target.value })}
        error={problemOf(index, "name")}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        <TextField
          label={t("pieces")}
          name={`num-${n}`}
          inputMode="numeric"
          maxLength={4}
          value={line.num}
          onChange={({ target }) => setLine(line.key, { num: target.value })}
          error={problemOf(index, "num")}
        />
        <TextField
          label={t("value")}
          name={`value-${n}`}
          inputMode="decimal"
          maxLength={12}
          before={<span className="text-text-2">{symbolOf("CNY")}</span>}
          value={line.value}
          onChange={({ target }) => setLine(line.key, { value: target.value })}
          error={problemOf(index, "value")}
        />
      </div>
      <TextField
        label={t("expressNo")}
        name={`express-${n}`}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        hint={t("expressHint")}
        value={line.express_no}
        onChange={({ target }) => setLine(line.key, { express_no: target.value })}
        error={problemOf(index, "express_no")}
      />
    </Card>
  );
}
