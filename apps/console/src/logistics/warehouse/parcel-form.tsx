import { measureParcel, receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { judgeWeight, photosDemanded } from "@sampan/domain/logistics/warehouse/inspection";
import { Button, Checkbox } from "antd";
import { useTranslations } from "use-intl";
import { type Mark, marks, useMarkName } from "../../kit/mark-name.ts";
import { useCommand } from "../../kit/use-command.ts";
import { Tag } from "../../kit/tag.tsx";
import { ContentsList } from "./contents-list.tsx";
import { FoundPanel } from "./found-panel.tsx";
import { MeasuresPanel } from "./measures-panel.tsx";
import { moveOn } from "./move-on.ts";
import { PhotoCheck } from "./photo-check.tsx";
import { PhotosPanel } from "./photos-panel.tsx";
import { readScale } from "./read-lengths.ts";
import { ReceiveSteps } from "./receive-steps.tsx";
import type { WarehouseName } from "./stored-warehouse.ts";
import { type Found, itemsOf, measuresOf, useFindings } from "./use-findings.ts";

interface ParcelFormProps {
  readonly expressNo: string;
  readonly found: Found;
  readonly warehouse: WarehouseName;
  readonly onDone: () => void;
}

/** One parcel on the table, from its scan to its shelf. Enter moves on; the last Enter completes. */
export function ParcelForm({ expressNo, found, warehouse, onDone }: ParcelFormProps) {
  const t = useTranslations("consoleWarehouse");
  const { draft, change, addPhoto } = useFindings(found);
  const { complete, isRunning } = useComplete({ expressNo, found, warehouse, onDone });
  const measures = measuresOf(draft);
  const isMeasured = measures !== undefined;
  const { demanded, isShown, hasPieces } = wantedOf(draft, found);
  return (
    <form
      className="parcel-form"
      aria-label={t("parcel", { number: expressNo })}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        if (measures && hasPieces && isShown) complete(draft, measures);
      }}
    >
      <ReceiveSteps isMeasured={isMeasured} isPhotographed={draft.photos.length > 0 && isShown} />
      <FoundPanel found={found} />
      <div className="parcel-sides">
        <MeasuresSection found={found} draft={draft} onChange={change} />
        <PhotosPanel
          number={expressNo}
          demanded={demanded}
          photos={draft.photos}
          onAdd={addPhoto}
          onChange={change}
        />
      </div>
      <MarksField marks={draft.marks} onChange={(chosen) => change({ marks: chosen })} />
      <div className="row complete">
        <AsideButton onTap={onDone} />
        {found.state === "expected" && (
          <LaterButton
            isReady={hasPieces}
            isRunning={isRunning}
            onTap={() => complete(draft, undefined)}
          />
        )}
        <span className="grow small-text faint end" role="status">
          <Wanting
            weight={draft.weight}
            isMeasured={isMeasured}
            left={demanded - draft.photos.length}
          />
        </span>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          data-step
          disabled={!measures || !hasPieces || !isShown}
          loading={isRunning}
        >
          {t("complete")} <kbd aria-hidden="true">Enter</kbd>
        </Button>
      </div>
    </form>
  );
}

interface MeasuresSectionProps {
  readonly found: Found;
  readonly draft: Drafted;
  readonly onChange: ReturnType<typeof useFindings>["change"];
}

/** What scale and tape say, with a photo as a check of the tape, and what came. */
function MeasuresSection({ found, draft, onChange }: MeasuresSectionProps) {
  const t = useTranslations("consoleWarehouse");
  return (
    <section className="panel measures" aria-label={t("measures")}>
      <MeasuresPanel draft={draft} onChange={onChange} />
      <PhotoCheck draft={draft} onChange={(photo) => onChange({ photo })} />
      <ContentsList
        items={itemsOf(found)}
        pieces={draft.pieces}
        isFixed={found.state === "received"}
        onChange={(pieces) => onChange({ pieces })}
        faults={draft.faults}
        onFaults={(faults) => onChange({ faults })}
      />
    </section>
  );
}

function AsideButton({ onTap }: { readonly onTap: () => void }) {
  const t = useTranslations("consoleWarehouse");
  return (
    <Button size="large" onClick={onTap}>
      {t("putAside")}
    </Button>
  );
}

interface LaterButtonProps {
  readonly isReady: boolean;
  readonly isRunning: boolean;
  readonly onTap: () => void;
}

function LaterButton({ isReady, isRunning, onTap }: LaterButtonProps) {
  const t = useTranslations("consoleWarehouse");
  return (
    <Button size="large" disabled={!isReady} loading={isRunning} onClick={onTap}>
      {t("measureLater")}
    </Button>
  );
}

interface MarksFieldProps {
  readonly marks: readonly Mark[];
  readonly onChange: (marks: Mark[]) => void;
}

function MarksField({ marks: chosen, onChange }: MarksFieldProps) {
  const t = useTranslations("consoleWarehouse");
  const markName = useMarkName();
  return (
    <fieldset className="panel marks">
      <legend className="hidden-text">{t("marks")}</legend>
      <span className="strong">{t("marks")}</span>
      <Checkbox.Group<Mark>
        value={[...chosen]}
        options={marks.map((mark) => ({ value: mark, label: markName(mark) }))}
        onChange={onChange}
      />
    </fieldset>
  );
}

/** What came, and the photos that are asked for of its lines. */
function wantedOf({ pieces, photos }: Drafted, { photos_per_line }: Found) {
  const lines = Object.values(pieces).filter((num) => num > 0).length;
  const demanded = photosDemanded(lines, photos_per_line);
  return { demanded, isShown: new Set(photos).size >= demanded, hasPieces: lines > 0 };
}

interface WantingProps {
  /** As typed off the scale. */
  readonly weight: string;
  readonly isMeasured: boolean;
  /** Photos that are still to be taken. */
  readonly left: number;
}

/** What is missing before the parcel is done, or what the scale says that cannot be, else what completing it does. */
function Wanting({ weight, isMeasured, left }: WantingProps) {
  const t = useTranslations("consoleWarehouse");
  const weight_g = readScale(weight);
  const judged = weight_g === undefined ? "expected" : judgeWeight(weight_g);
  if (judged !== "expected") return <Tag tone="danger">{t(`scale.${judged}`, { weight })}</Tag>;
  if (isMeasured && left > 0) return t("photosLeft", { count: left });
  return t("consequence");
}

type Drafted = ReturnType<typeof useFindings>["draft"];

/** A parcel that is awaited is received; one that is here already gets its measures. [BO-13] [BO-14] */
function useComplete({ expressNo, found, warehouse, onDone }: ParcelFormProps) {
  const t = useTranslations("consoleWarehouse");
  const told = t("done", { number: expressNo });
  const receive = useCommand(receiveParcel, { told, whenDone: onDone });
  const measure = useCommand(measureParcel, { told, whenDone: onDone });
  const complete = (draft: Drafted, measures: ReturnType<typeof measuresOf>) => {
    const findings = {
      measures: measures ?? null,
      shelf: draft.shelf.trim(),
      photo_mm: draft.photo && [...draft.photo],
      photos: [...draft.photos],
      marks: [...draft.marks],
      faults: Object.entries(draft.faults)
        .filter(([oid]) => (draft.pieces[oid] ?? 0) > 0)
        .map(([oid, fault]) => ({ oid, ...fault })),
    };
    if (found.received) return measure.run({ tid: found.received.tid, ...findings });
    const lines = Object.entries(draft.pieces)
      .filter(([, num]) => num > 0)
      .map(([oid, num]) => ({ oid, num }));
    return receive.run({ express_no: expressNo, warehouse, lines, ...findings });
  };
  return { complete, isRunning: receive.isRunning || measure.isRunning };
}
