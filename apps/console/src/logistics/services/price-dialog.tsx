import {
  type ServicePrice,
  setServicePrice,
} from "@sampan/contract/logistics/services/staff-services";
import { Form, InputNumber, Switch } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { MomentFields } from "../../kit/moment-fields.tsx";
import { useCommand } from "../../kit/use-command.ts";

interface PriceDialogProps {
  readonly price: ServicePrice;
  readonly onClose: () => void;
}

/** What a service costs and how long it takes from now or a moment on; what was paid keeps its own. */
export function PriceDialog({ price: before, onClose }: PriceDialogProps) {
  const t = useTranslations("consoleServices");
  const { service } = before;
  const [price, setPrice] = useState<number | undefined>(before.price);
  const [hours, setHours] = useState(before.hours);
  const [is_offered, setIsOffered] = useState(before.is_offered);
  const [moment, setMoment] = useState<string>();
  const ids = { price: useId(), hours: useId() };
  const set = useCommand(setServicePrice, { told: t("saved"), whenDone: onClose });
  const planned = moment === undefined ? {} : { starts_at: moment.replace("T", " ") };
  return (
    <Dialog
      width={480}
      title={t("changeTitle", { service: t(`names.${service}`) })}
      okText={t("save")}
      okButtonProps={{ disabled: price === undefined || moment === "", loading: set.isRunning }}
      onCancel={onClose}
      onOk={() => price !== undefined && set.run({ service, price, hours, is_offered, ...planned })}
    >
      <Form layout="vertical" component="div">
        <Form.Item label={t("price")} htmlFor={ids.price}>
          <AmountField id={ids.price} cents={before.price} currency="CNY" onChange={setPrice} />
        </Form.Item>
        {service === "hold" ? (
          <p className="muted">{t("noHours")}</p>
        ) : (
          <Form.Item label={t("hours")} htmlFor={ids.hours}>
            <InputNumber
              id={ids.hours}
              min={1}
              max={720}
              precision={0}
              value={hours}
              onChange={(value) => setHours(value ?? before.hours)}
            />
          </Form.Item>
        )}
        <Form.Item label={t("offered")}>
          <Switch aria-label={t("offered")} checked={is_offered} onChange={setIsOffered} />
        </Form.Item>
        <MomentFields
          words={{
            when: t("when"),
            atOnce: t("atOnce"),
            later: t("later"),
            moment: t("moment"),
          }}
          moment={moment}
          onChange={setMoment}
        />
      </Form>
    </Dialog>
  );
}
