import { weighArrival } from "@sampan/contract/logistics/boxes/staff-shipping";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { judgeWeight } from "@sampan/domain/logistics/warehouse/inspection";
import { Alert, Form, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { readScale } from "../warehouse/read-lengths.ts";
import { ScaleLink } from "../warehouse/scale-link.tsx";
import type { ShippingParcel } from "./open-box.ts";
import { ScalePhoto } from "./scale-photo.tsx";

interface WeighArrivalProps {
  readonly parcel: ShippingParcel;
  readonly onClose: () => void;
}

/** The reading of the scale at the destination, beside what the parcel left with; one that differs much is taken twice, and photographed. */
export function WeighArrival({ parcel, onClose }: WeighArrivalProps) {
  const t = useTranslations("consoleShipping.deliveries.weigh");
  const { tid, weight_g } = parcel;
  const id = useId();
  const { draft, change, read_g, first_g, told, save, isRunning } = useWeighing(parcel, onClose);
  const wrong = useWrong(draft.reading, read_g);
  return (
    <Dialog
      width={440}
      title={t("title", { tid })}
      okText={t("act")}
      okButtonProps={{ disabled: read_g === undefined || wrong !== undefined, loading: isRunning }}
      onCancel={onClose}
      onOk={save}
    >
      <Form layout="vertical" component="div">
        {weight_g !== null && (
          <p className="note">{t("departed", { weight: `${formatKilograms(weight_g)} kg` })}</p>
        )}
        {told !== undefined && <Alert type="warning" showIcon role="alert" title={told} />}
        <Form.Item
          label={t(first_g === undefined ? "label" : "again")}
          htmlFor={id}
          {...(wrong !== undefined ? { validateStatus: "error", help: wrong } : {})}
        >
          <Input
            id={id}
            data-begin
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            suffix="kg"
            value={draft.reading}
            onChange={(event) => change({ reading: event.target.value })}
            onPressEnter={save}
          />
        </Form.Item>
        <ScaleLink onWeight={(settled_g) => change({ reading: String(settled_g / 1000) })} />
        <ScalePhoto photo={draft.photo} onPhoto={(photo) => change({ photo })} />
      </Form>
    </Dialog>
  );
}

interface Weighing {
  readonly reading: string;
  readonly photo: string | undefined;
}

/** A reading on its way: kept as the first of two where the desk is asked for another, and begun anew where two are apart. */
function useWeighing({ tid, arrival }: ShippingParcel, onClose: () => void) {
  const t = useTranslations("consoleShipping.deliveries.weigh");
  const [draft, setDraft] = useState<Weighing>({
    reading: arrival ? formatKilograms(arrival.weight_g) : "",
    photo: undefined,
  });
  const [first_g, setFirst] = useState<number>();
  const [told, setTold] = useState<string>();
  const read_g = readScale(draft.reading);
  const change = (part: Partial<Weighing>) => setDraft((before) => ({ ...before, ...part }));
  const weigh = useCommand(weighArrival, {
    told: t("done", { tid }),
    whenDone: onClose,
    whenRefused: (refusal) => {
      setTold(refusal.message);
      if (refusal.code !== "reading_again_needed" && refusal.code !== "readings_differ") return;
      setFirst(refusal.code === "reading_again_needed" ? read_g : undefined);
      change({ reading: "" });
    },
  });
  const save = () => {
    if (read_g === undefined || judgeWeight(read_g) !== "expected" || weigh.isRunning) return;
    weigh.run({ tid, weight_g: read_g, first_g, photo: draft.photo });
  };
  return { draft, change, read_g, first_g, told, save, isRunning: weigh.isRunning };
}

/** What is wrong with what was typed: no weight, nothing on the scale, or what no parcel weighs. */
function useWrong(reading: string, read_g: number | undefined): string | undefined {
  const t = useTranslations("consoleShipping.deliveries.weigh");
  const scale = useTranslations("consoleWarehouse.scale");
  if (reading.trim() === "") return undefined;
  if (read_g === undefined) return t("wrong");
  const judged = judgeWeight(read_g);
  return judged === "expected" ? undefined : scale(judged, { weight: reading });
}
