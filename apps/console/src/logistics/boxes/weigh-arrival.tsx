import { weighArrival } from "@sampan/contract/logistics/boxes/staff-shipping";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { Form, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { readKilograms } from "../warehouse/read-lengths.ts";
import { ScaleLink } from "../warehouse/scale-link.tsx";
import type { ShippingParcel } from "./open-box.ts";

interface WeighArrivalProps {
  readonly parcel: ShippingParcel;
  readonly onClose: () => void;
}

/** The reading of the scale at the destination, beside what the parcel left with. */
export function WeighArrival({ parcel: { tid, weight_g, arrival }, onClose }: WeighArrivalProps) {
  const t = useTranslations("consoleShipping.deliveries.weigh");
  const id = useId();
  const [reading, setReading] = useState(arrival ? formatKilograms(arrival.weight_g) : "");
  const read_g = weightOf(reading);
  const isWrong = reading.trim() !== "" && read_g === undefined;
  const weigh = useCommand(weighArrival, { told: t("done", { tid }), whenDone: onClose });
  const save = () => read_g !== undefined && weigh.run({ tid, weight_g: read_g });
  return (
    <Dialog
      width={440}
      title={t("title", { tid })}
      okText={t("act")}
      okButtonProps={{ disabled: read_g === undefined, loading: weigh.isRunning }}
      onCancel={onClose}
      onOk={save}
    >
      <Form layout="vertical" component="div">
        {weight_g !== null && (
          <p className="note">{t("departed", { weight: `${formatKilograms(weight_g)} kg` })}</p>
        )}
        <Form.Item
          label={t("label")}
          htmlFor={id}
          {...(isWrong ? { validateStatus: "error", help: t("wrong") } : {})}
        >
          <Input
            id={id}
            data-begin
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            suffix="kg"
            value={reading}
            onChange={(event) => setReading(event.target.value)}
            onPressEnter={save}
          />
        </Form.Item>
        <ScaleLink onWeight={(settled_g) => setReading(String(settled_g / 1000))} />
      </Form>
    </Dialog>
  );
}

/** Grams; nothing for what is no weight of a parcel. */
function weightOf(reading: string): number | undefined {
  const weight_g = readKilograms(reading);
  return weight_g !== undefined && weight_g <= 1_000_000 ? weight_g : undefined;
}
