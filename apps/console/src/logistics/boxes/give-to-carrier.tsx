import { Form, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useNames } from "../../kit/names.ts";
import type { ShippingParcel } from "./open-box.ts";

interface GiveToCarrierProps {
  readonly parcel: ShippingParcel;
  readonly isRunning: boolean;
  readonly onCancel: () => void;
  readonly onGive: (local: { local_carrier: string; local_express_no: string }) => void;
}

/** Who brings the parcel to the door, and under which number the customer follows it. */
export function GiveToCarrier({ parcel, isRunning, onCancel, onGive }: GiveToCarrierProps) {
  const t = useTranslations("consoleShipping.deliveries");
  const names = useNames();
  const id = useId();
  const [carrier, setCarrier] = useState(parcel.local_carrier || names.carrier(parcel.express));
  const [expressNo, setExpressNo] = useState(parcel.local_express_no);
  const isReady = carrier.trim() !== "" && expressNo.trim() !== "";
  const give = () =>
    isReady && onGive({ local_carrier: carrier.trim(), local_express_no: expressNo.trim() });
  return (
    <Dialog
      width={440}
      title={t("give_to_carrier.title", { tid: parcel.tid })}
      okText={t("give_to_carrier.act")}
      okButtonProps={{ disabled: !isReady, loading: isRunning }}
      onCancel={onCancel}
      onOk={give}
    >
      <Form layout="vertical" component="div">
        <p className="note">
          {t("give_to_carrier.consequence", { name: parcel.address.consignee })}
        </p>
        <Form.Item label={t("carrier")} htmlFor={`${id}-carrier`}>
          <Input
            id={`${id}-carrier`}
            maxLength={40}
            value={carrier}
            onChange={(event) => setCarrier(event.target.value)}
          />
        </Form.Item>
        <Form.Item label={t("localExpressNo")} htmlFor={`${id}-number`}>
          <Input
            id={`${id}-number`}
            data-begin
            maxLength={40}
            autoComplete="off"
            value={expressNo}
            onChange={(event) => setExpressNo(event.target.value)}
            onPressEnter={give}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
