import { packParcel } from "@sampan/contract/logistics/merging/staff-merging";
import { judgePackedWeight } from "@sampan/domain/logistics/merging/check-packing";
import { formatMinute } from "@sampan/ui/format/dates";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { Button } from "antd";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { Tag } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { MeasuresPanel } from "../warehouse/measures-panel.tsx";
import { moveOn } from "../warehouse/move-on.ts";
import { measuresOf } from "../warehouse/use-findings.ts";
import { BeforeAndAfter } from "./before-and-after.tsx";
import { CustomerSees } from "./customer-sees.tsx";
import { PackingShots } from "./packing-shots.tsx";
import { PackingSteps } from "./packing-steps.tsx";
import { PaidServices } from "./paid-services.tsx";
import { PartsPanel } from "./parts-panel.tsx";
import { ScanPart } from "./scan-part.tsx";
import { type ParcelToPack, usePacking, weightOf } from "./use-packing.ts";

interface PackingFormProps {
  readonly parcel: ParcelToPack;
  /** Photos that are asked for, of its contents and of the closed box each. */
  readonly demanded: number;
  /** The number it was opened by. */
  readonly opened: string;
  readonly onDone: () => void;
  readonly onPacked: () => void;
}

/** One box on the table: each parcel scanned into it, then scale, tape and camera. Enter moves on; the last completes. */
export function PackingForm({ parcel, demanded, opened, onDone, onPacked }: PackingFormProps) {
  const t = useTranslations("consolePacking");
  const { tid, parts } = parcel;
  const packing = usePacking(parcel, opened);
  const { draft, scanned, isWhole } = packing;
  const { complete, isRunning } = useComplete(parcel, onPacked);
  const measures = measuresOf(draft);
  const left = {
    contents: Math.max(0, demanded - draft.contents.length),
    closed: Math.max(0, demanded - draft.closed.length),
  };
  const isShown = left.contents + left.closed === 0;
  const form = useScaleOnceWhole(isWhole);
  return (
    <>
      <PackingSteps
        isWhole={isWhole}
        isMeasured={measures !== undefined}
        isPhotographed={isShown && draft.closed.length > 0}
        isPacked={false}
      />
      <ParcelHead parcel={parcel} />
      <ScanPart last={packing.last} onScan={packing.scan} />
      <form
        ref={form}
        className="parcel-form"
        aria-label={t("parcel", { tid })}
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          if (measures && isWhole && isShown) complete({ ...draft, scanned, measures });
        }}
      >
        <div className="parcel-sides">
          <div className="stack">
            <PartsPanel parts={parts} scanned={scanned} onTakeOut={packing.takeOut} />
            <PaidServices services={parcel.services} />
            <BeforeAndAfter parts={parts} weight={draft.weight} />
          </div>
          <div className="stack">
            <section className="panel measures" aria-label={t("measures")}>
              <MeasuresPanel draft={draft} onChange={packing.change} isFirst={false} />
            </section>
            <CustomerSees parcel={parcel} measures={measures} />
            <PackingShots number={tid} demanded={demanded} packing={packing} />
          </div>
        </div>
        <CompleteRow
          words={
            !isWhole
              ? t("scanFirst", { count: parts.length - scanned.length })
              : isShown
                ? t(parcel.is_rehearsed ? "rehearsedConsequence" : "consequence")
                : t("shots.missing", left)
          }
          isReady={measures !== undefined && isWhole && isShown}
          isRunning={isRunning}
          onPutAside={onDone}
        />
      </form>
    </>
  );
}

interface CompleteRowProps {
  /** What is missing, else what completing does. */
  readonly words: string;
  readonly isReady: boolean;
  readonly isRunning: boolean;
  readonly onPutAside: () => void;
}

function CompleteRow({ words, isReady, isRunning, onPutAside }: CompleteRowProps) {
  const t = useTranslations("consolePacking");
  return (
    <div className="row complete">
      <Button size="large" onClick={onPutAside}>
        {t("putAside")}
      </Button>
      <span className="grow small-text faint end">{words}</span>
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        data-step
        disabled={!isReady}
        loading={isRunning}
      >
        {t("complete")} <kbd aria-hidden="true">Enter</kbd>
      </Button>
    </div>
  );
}

function ParcelHead({ parcel }: { readonly parcel: ParcelToPack }) {
  const t = useTranslations("consolePacking");
  const words = useTranslations("consoleWords");
  const names = useNames();
  const { tid, uid, region, transport, express, insurance, asked_at, is_rehearsed } = parcel;
  return (
    <section className="panel found" aria-label={t("parcel", { tid })}>
      <Tag tone="brand" icon="parcel">
        {tid}
      </Tag>
      {is_rehearsed && <Tag tone="warn">{t("rehearsed")}</Tag>}
      <span className="small-text muted">
        <span>
          {[words(`region.${region}`), names.transport(transport), names.carrier(express)].join(
            " · ",
          )}
        </span>
        <span>{names.insurance(insurance)}</span>
        <span>{t("customer", { uid })}</span>
        <span>{t("askedAt", { time: formatMinute(asked_at) })}</span>
      </span>
    </section>
  );
}

interface Packed {
  readonly scanned: readonly string[];
  readonly measures: NonNullable<ReturnType<typeof measuresOf>>;
  readonly shelf: string;
  readonly contents: readonly string[];
  readonly closed: readonly string[];
}

/** A weight a tenth away from what came asks to be looked at once more. */
function useComplete({ tid, parts }: ParcelToPack, onPacked: () => void) {
  const t = useTranslations("consolePacking");
  const confirm = useConfirm();
  const pack = useCommand(packParcel, { told: t("done", { tid }), whenDone: onPacked });
  const complete = ({ scanned, measures, shelf, contents, closed }: Packed) => {
    const act = () =>
      pack.run({
        tid,
        parts: [...scanned],
        measures,
        shelf: shelf.trim(),
        contents_photos: [...contents],
        photos: [...closed],
      });
    const before_g = weightOf(parts);
    if (judgePackedWeight(measures.weight_g, before_g) !== "differs") return act();
    return confirm({
      title: t("differs.title"),
      consequence: t("differs.body", {
        weight: formatKilograms(measures.weight_g),
        before: formatKilograms(before_g),
      }),
      confirm: t("differs.confirm"),
      then: act,
    });
  };
  return { complete, isRunning: pack.isRunning };
}

/** With the last parcel in the box, the next thing is the scale. */
function useScaleOnceWhole(isWhole: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isWhole) form.current?.querySelector<HTMLElement>("[data-step]")?.focus();
  }, [isWhole]);
  return form;
}
