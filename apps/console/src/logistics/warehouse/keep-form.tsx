import { keepUnclaimed } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { Button, Checkbox, Input } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type Mark, marks, useMarkName } from "../../kit/mark-name.ts";
import { useCommand } from "../../kit/use-command.ts";
import { MeasuresPanel } from "./measures-panel.tsx";
import { PhotosPanel } from "./photos-panel.tsx";
import type { WarehouseName } from "./stored-warehouse.ts";
import { measuresOf, useFindings } from "./use-findings.ts";

interface KeepFormProps {
  readonly expressNo: string;
  readonly warehouse: WarehouseName;
  readonly onDone: () => void;
}

const nothingFound = {
  state: "unclaimed",
  expected: null,
  received: null,
  photos_per_line: 0,
} as const;

/** A parcel that nobody forecast: what is written on it, a photo, where it lies. [BO-15] */
export function KeepForm({ expressNo, warehouse, onDone }: KeepFormProps) {
  const t = useTranslations("consoleUnclaimed.keep");
  const desk = useTranslations("consoleWarehouse");
  const markName = useMarkName();
  const { draft, change, addPhoto } = useFindings(nothingFound);
  const [words, setWords] = useState({ label: "", note: "" });
  const keep = useCommand(keepUnclaimed, {
    told: t("done", { number: expressNo }),
    whenDone: onDone,
  });
  return (
    <form
      className="parcel-form"
      aria-label={t("title", { number: expressNo })}
      onSubmit={(event) => {
        event.preventDefault();
        keep.run({
          express_no: expressNo,
          warehouse,
          ...words,
          measures: measuresOf(draft) ?? null,
          shelf: draft.shelf.trim(),
          photos: [...draft.photos],
          marks: [...draft.marks],
        });
      }}
    >
      <section className="panel found" aria-label={t("title", { number: expressNo })}>
        <h2>{t("title", { number: expressNo })}</h2>
        <Words words={words} onChange={setWords} />
      </section>
      <div className="parcel-sides">
        <section className="panel measures" aria-label={desk("measures")}>
          <MeasuresPanel draft={draft} onChange={change} />
        </section>
        <PhotosPanel number={expressNo} photos={draft.photos} onAdd={addPhoto} onChange={change} />
      </div>
      <fieldset className="panel marks">
        <legend className="hidden-text">{desk("marks")}</legend>
        <span className="strong">{desk("marks")}</span>
        <Checkbox.Group<Mark>
          value={[...draft.marks]}
          options={marks.map((mark) => ({ value: mark, label: markName(mark) }))}
          onChange={(chosen) => change({ marks: chosen })}
        />
      </fieldset>
      <div className="row complete">
        <Button size="large" onClick={onDone}>
          {desk("putAside")}
        </Button>
        <span className="grow small-text faint end">
          {draft.photos.length === 0 ? t("photoNeeded") : t("consequence")}
        </span>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          disabled={draft.photos.length === 0}
          loading={keep.isRunning}
        >
          {t("keep")}
        </Button>
      </div>
    </form>
  );
}

interface WordsProps {
  readonly words: { readonly label: string; readonly note: string };
  readonly onChange: (words: WordsProps["words"]) => void;
}

/** What is written on it, and what we say about it. */
function Words({ words, onChange }: WordsProps) {
  const t = useTranslations("consoleUnclaimed.keep");
  return (
    <>
      <label className="keep-words">
        <span>{t("label")}</span>
        <Input
          maxLength={200}
          placeholder={t("labelHint")}
          value={words.label}
          onChange={({ target }) => onChange({ ...words, label: target.value })}
        />
      </label>
      <label className="keep-words">
        <span>{t("note")}</span>
        <Input
          maxLength={200}
          value={words.note}
          onChange={({ target }) => onChange({ ...words, note: target.value })}
        />
      </label>
    </>
  );
}
