import {
  type CarrierCost,
  writeCarrierCost,
} from "@sampan/contract/logistics/carrier-costs/staff-carrier-costs";
import { type Region, regionFacts } from "@sampan/domain/kernel/regions";
import { writtenCarriers } from "@sampan/domain/logistics/carrier-costs/carriers";
import { courierFacts, courierStored } from "@sampan/domain/logistics/tracking/couriers";
import { Checkbox, Form, Input, Select } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useCarrierName } from "./use-carrier-name.ts";

interface CostDialogProps {
  readonly region: Region;
  readonly month: string;
  readonly known: readonly CarrierCost[];
  readonly onClose: () => void;
}

const nameOfCourier = (carrier: string): string => {
  const courier = courierStored(carrier.split(":")[1] ?? "");
  return courier === "" ? "" : (courierFacts[courier].names[0] ?? courier);
};

/** What a carrier's bill of a month says, or that none does after all. */
export function CostDialog({ region, month, known, onClose }: CostDialogProps) {
  const t = useTranslations("consoleTariffs.carriers");
  const nameOf = useCarrierName();
  const writtenOf = (of: string): CarrierCost | undefined =>
    known.find((row) => row.carrier === of && row.basis === "written");
  const [carrier, setCarrier] = useState(writtenCarriers[0] ?? "line:12");
  const before = writtenOf(carrier);
  const [amount, setAmount] = useState(before?.cost ?? undefined);
  const [note, setNote] = useState(before?.note ?? "");
  const [isTakenBack, setTakenBack] = useState(false);
  const ids = { carrier: useId(), amount: useId(), note: useId() };
  const write = useCommand(writeCarrierCost, { told: t("saved"), whenDone: onClose });
  return (
    <Dialog
      width={480}
      title={t("writeTitle", { month })}
      okText={t("save")}
      okButtonProps={{ disabled: !isTakenBack && amount === undefined, loading: write.isRunning }}
      onCancel={onClose}
      onOk={() =>
        write.run({ region, month, carrier, amount: isTakenBack ? null : (amount ?? null), note })
      }
    >
      <Form layout="vertical" component="div">
        <Form.Item label={t("carrier")} htmlFor={ids.carrier}>
          <Select
            id={ids.carrier}
            value={carrier}
            onChange={(chosen) => {
              // What was typed is another carrier's.
              setCarrier(chosen);
              setAmount(writtenOf(chosen)?.cost ?? undefined);
              setNote(writtenOf(chosen)?.note ?? "");
              setTakenBack(false);
            }}
            options={writtenCarriers.map((value) => ({
              value,
              label: nameOf({ carrier: value, name: nameOfCourier(value) }),
            }))}
          />
        </Form.Item>
        <Form.Item label={t("cost")} htmlFor={ids.amount}>
          <AmountField
            key={carrier}
            id={ids.amount}
            cents={before?.cost ?? 0}
            currency={regionFacts[region].currency}
            disabled={isTakenBack}
            onChange={setAmount}
          />
        </Form.Item>
        <Form.Item label={t("note")} htmlFor={ids.note}>
          <Input
            id={ids.note}
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Form.Item>
        {before && (
          <Checkbox checked={isTakenBack} onChange={(event) => setTakenBack(event.target.checked)}>
            {t("takeBack")}
          </Checkbox>
        )}
      </Form>
    </Dialog>
  );
}
