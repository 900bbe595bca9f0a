import { tariffClasses } from "@sampan/domain/goods/shippability/goods-class";
import type { AskedParcel } from "@sampan/domain/logistics/freight/asked-parcel";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { RadioGroup } from "@sampan/ui/radio-group";
import { TextField } from "@sampan/ui/text-field";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { useRefusalWords } from "../../shell/use-refusal-words.ts";
import { readDraft, type FreightDraft, type FreightSearch } from "./asked-freight.ts";
import { drawingOf } from "./drawings.tsx";

interface FreightFormProps {
  readonly draft: FreightDraft;
  readonly onAsk: (search: FreightSearch) => Promise<void>;
}

/**
 * Weight, three sides, the kind of goods and a way; what is missing is said at its field, and nothing typed is lost.
 * [FRT-01] [FRT-02] [FRT-03] [FRT-04] [FRT-05] [FRT-08]
 */
export function FreightForm({ draft: first, onAsk }: FreightFormProps) {
  const t = useTranslations("freight");
  const tell = useRefusalWords();
  const [draft, setDraft] = useState(first);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { asked, problems } = readDraft(draft);
  const wordsOf = (field: keyof AskedParcel): string | undefined => {
    const problem = isTried ? problems.find((one) => one.field === field) : undefined;
    return problem && tell(problem);
  };
  const submit = async (): Promise<void> => {
    setTried(true);
    const [wrong] = problems;
    if (!asked) {
      form.current?.querySelector<HTMLElement>(`[data-field=${wrong?.field}] input`)?.focus();
      return;
    }
    const { tariff_class, ...parcel } = asked;
    setBusy(true);
    await onAsk({ ...parcel, goods: tariff_class === "ordinary" ? undefined : tariff_class });
    setBusy(false);
  };
  const change = (changed: Partial<FreightDraft>) => setDraft({ ...draft, ...changed });
  return (
    <Card as="section" aria-label={t("title")}>
      <form
        ref={form}
        noValidate
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Measured field="weight" unit={t("kg")} {...{ draft, change, wordsOf }} />
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-xs text-text-3">{t("sides")}</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] items-start gap-2">
            <Measured field="length" {...{ draft, change, wordsOf }} />
            <Measured field="width" {...{ draft, change, wordsOf }} />
            <Measured field="height" {...{ draft, change, wordsOf }} />
          </div>
        </fieldset>
        <RadioGroup
          legend={t("goods")}
          isLegendHidden={false}
          layout="rows"
          options={tariffClasses.map((value) => ({
            value,
            label: t(`classes.${value}.name`),
            hint: t(`classes.${value}.of`),
          }))}
          value={draft.goods}
          onChange={(goods) => change({ goods })}
        />
        <Ways {...{ draft, change }} problem={wordsOf("transport")} />
        <Button type="submit" variant="brand" wide busy={isBusy}>
          {t("submit")}
        </Button>
      </form>
    </Card>
  );
}

interface MeasuredProps {
  readonly field: "weight" | "length" | "width" | "height";
  readonly unit?: string;
  readonly draft: FreightDraft;
  readonly change: (changed: Partial<FreightDraft>) => void;
  readonly wordsOf: (field: keyof AskedParcel) => string | undefined;
}

function Measured({ field, unit, draft, change, wordsOf }: MeasuredProps) {
  const t = useTranslations("freight");
  return (
    <div data-field={field} className="min-w-0">
      <TextField
        label={t(field)}
        name={field}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        after={unit && <span className="text-text-2">{unit}</span>}
        value={draft[field]}
        onChange={({ target }) => change({ [field]: target.value })}
        error={wordsOf(field)}
      />
    </div>
  );
}

interface WaysProps {
  readonly draft: FreightDraft;
  readonly change: (changed: Partial<FreightDraft>) => void;
  readonly problem: string | undefined;
}

/** The ways that are open; one that does not take such goods says so. [FRT-05] */
function Ways({ draft, change, problem }: WaysProps) {
  const t = useTranslations("freight");
  const ways = useTranslations("shippability");
  const { transports } = useConfiguration().options;
  return (
    <div data-field="transport">
      <RadioGroup
        legend={t("transport")}
        isLegendHidden={false}
        options={transports
          .filter(({ is_open }) => is_open)
          .map(({ id, kind, classes, days_min: min, days_max: max }) => ({
            value: String(id),
            label: ways(`kinds.${kind}`),
            icon: drawingOf(id),
            hint: ways("days", { min, max }),
            refused: classes.includes(draft.goods) ? undefined : t("refused"),
          }))}
        value={draft.transport === undefined ? undefined : String(draft.transport)}
        onChange={(transport) => change({ transport: Number(transport) })}
      />
      {problem && (
        <p role="alert" className="mt-1.5 text-xs text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
