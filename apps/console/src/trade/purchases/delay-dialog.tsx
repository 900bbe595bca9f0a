import { recordDelay } from "@sampan/contract/trade/purchases/staff-purchases";
import {
  type DelayReason,
  delayReasons,
  longestDelay_days,
} from "@sampan/domain/trade/purchases/delay-reasons";
import { Form, InputNumber, Radio } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import type { PurchaseItem } from "./remaining-pieces.ts";

interface DelayDialogProps {
  readonly item: PurchaseItem;
  readonly onClose: () => void;
}

/** Why a line is late and for how long, in words that its customer reads in their language. */
export function DelayDialog({ item, onClose }: DelayDialogProps) {
  const t = useTranslations("consolePurchases.late");
  const id = useId();
  const [reason, setReason] = useState<DelayReason>(item.delay?.reason ?? "seller_silent");
  const [days, setDays] = useState(0);
  const record = useCommand(recordDelay, { told: t("done"), whenDone: onClose });
  return (
    <Dialog
      width={480}
      title={t("title", { name: item.item_name })}
      okText={t("confirm")}
      okButtonProps={{ loading: record.isRunning }}
      onCancel={onClose}
      onOk={() => record.run({ oid: item.oid, reason, days })}
    >
      <Form layout="vertical" component="div">
        <p className="note">{t("rule")}</p>
        <Form.Item label={t("reason")}>
          <Radio.Group
            aria-label={t("reason")}
            className="delay-reasons"
            value={reason}
            onChange={({ target }) => setReason(target.value as DelayReason)}
            options={delayReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
        </Form.Item>
        <Form.Item label={t("days")} htmlFor={`${id}-days`} extra={t("daysHint")}>
          <InputNumber
            id={`${id}-days`}
            min={0}
            max={longestDelay_days}
            precision={0}
            value={days}
            onChange={(value) => setDays(value ?? 0)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
