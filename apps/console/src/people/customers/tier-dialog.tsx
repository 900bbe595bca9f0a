import type { Refused } from "@sampan/client/query";
import {
  type CustomerDetail,
  setCustomerTier,
} from "@sampan/contract/people/customers/staff-customers";
import { Form, Input, Select } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { type Tier, tiers, useTierName } from "../../kit/tier-name.ts";
import { useCommand } from "../../kit/use-command.ts";

interface TierDialogProps {
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}

/** A tier by hand, with its reason, for good or to the end of a day. [BO-47] */
export function TierDialog({ customer, onClose }: TierDialogProps) {
  const t = useTranslations("consoleCustomers");
  const tierName = useTierName();
  const id = useId();
  const [user_level, setTier] = useState<Tier>(customer.user_level);
  const [until, setUntil] = useState("");
  const [reason, setReason] = useState("");
  const [refused, setRefused] = useState<Refused>();
  const set = useCommand(setCustomerTier, {
    told: t("tierDone"),
    whenDone: onClose,
    whenRefused: setRefused,
  });
  const { uid, name } = customer;
  return (
    <Dialog
      width={440}
      title={t("tierTitle", { name: name || uid })}
      okText={t("tierConfirm")}
      okButtonProps={{ disabled: reason.trim() === "", loading: set.isRunning }}
      onCancel={onClose}
      onOk={() => set.run({ uid, user_level, reason, ...(until === "" ? {} : { until }) })}
    >
      <Form layout="vertical" component="div">
        <p className="note above-fields">{t("tierConsequence")}</p>
        {refused && (
          <p className="note danger" role="alert">
            {refused.message}
          </p>
        )}
        <Form.Item label={t("tier")} htmlFor={`${id}-tier`}>
          <Select<Tier>
            id={`${id}-tier`}
            value={user_level}
            onChange={setTier}
            options={tiers.map((tier) => ({ value: tier, label: tierName(tier) }))}
          />
        </Form.Item>
        <Form.Item label={t("tierLast")} htmlFor={`${id}-until`} extra={t("tierBack")}>
          <Input
            id={`${id}-until`}
            type="date"
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </Form.Item>
        <Form.Item label={t("reason")} htmlFor={`${id}-reason`}>
          <Input
            id={`${id}-reason`}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
