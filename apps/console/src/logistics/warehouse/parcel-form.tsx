import { measureParcel, receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { Button, Checkbox } from "antd";
import { useTranslations } from "use-intl";
import { type Mark, marks, useMarkName } from "../../kit/mark-name.ts";
import { useCommand } from "../../kit/use-command.ts";
import { ContentsList } from "./contents-list.tsx";
import { FoundPanel } from "./found-panel.tsx";
import { MeasuresPanel } from "./measures-panel.tsx";
import { moveOn } from "./move-on.ts";
import { PhotosPanel } from "./photos-panel.tsx";
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
  const markName = useMarkName();
  const { draft, change, addPhoto } = useFindings(found);
  const { complete, isRunning } = useComplete({ expressNo, found, warehouse, onDone });
  const measures = measuresOf(draft);
  const hasPieces = Object.values(draft.pieces).some((num) => num > 0);
  return (
    <form
      className="parcel-form"
      aria-label={t("parcel", { number: expressNo })}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        if (measures && hasPieces) complete(draft, measures);
      }}
    >
      <ReceiveSteps isMeasured={measures !== undefined} photos={draft.photos.length} />
      <FoundPanel found={found} />
      <div className="parcel-sides">
        <section className="panel measures" aria-label={t("measures")}>
          <MeasuresPanel draft={draft} onChange={change} />
          <ContentsList
            items={itemsOf(found)}
            pieces={draft.pieces}
            isFixed={found.state === "received"}
            onChange={(pieces) => change({ pieces })}
          />
        </section>
        <PhotosPanel photos={draft.photos} onAdd={addPhoto} onChange={change} />
      </div>
      <fieldset className="panel marks">
        <legend className="hidden-text">{t("marks")}</legend>
        <span className="strong">{t("marks")}</span>
        <Checkbox.Group<Mark>
          value={[...draft.marks]}
          options={marks.map((mark) => ({ value: mark, label: markName(mark) }))}
          onChange={(chosen) => change({ marks: chosen })}
        />
      </fieldset>
      <div className="row complete">
        <Button size="large" onClick={onDone}>
          {t("putAside")}
        </Button>
        {found.state === "expected" && (
          <Button
            size="large"
            disabled={!hasPieces}
            loading={isRunning}
            onClick={() => complete(draft, undefined)}
          >
            {t("measureLater")}
          </Button>
        )}
        <span className="grow small-text faint end">{t("consequence")}</span>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          data-step
          disabled={!measures || !hasPieces}
          loading={isRunning}
        >
          {t("complete")} <kbd aria-hidden="true">Enter</kbd>
        </Button>
      </div>
    </form>
  );
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
      photos: [...draft.photos],
      marks: [...draft.marks],
    };
    if (found.received) return measure.run({ tid: found.received.tid, ...findings });
    const lines = Object.entries(draft.pieces)
      .filter(([, num]) => num > 0)
      .map(([oid, num]) => ({ oid, num }));
    return receive.run({ express_no: expressNo, warehouse, lines, ...findings });
  };
  return { complete, isRunning: receive.isRunning || measure.isRunning };
}
