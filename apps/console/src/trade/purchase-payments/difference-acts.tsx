import type { OutputOf } from "@sampan/contract/kernel/call";
import {
  closePaymentDifference,
  handOverPaymentDifference,
  type listPaymentDifferences,
  type PaymentDifference,
  takePaymentDifference,
} from "@sampan/contract/trade/purchase-payments/staff-purchase-payments";
import { Button, Select } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useMe } from "../../session/me.ts";

interface DifferenceActsProps {
  readonly difference: PaymentDifference;
  readonly colleagues: OutputOf<typeof listPaymentDifferences>["colleagues"];
}

/** Takes a difference to find out about it, gives it to somebody, or says what it was. */
export function DifferenceActs({ difference: { key, is_mine }, colleagues }: DifferenceActsProps) {
  const t = useTranslations("consolePurchasePayments");
  const mayClose = useMe().rights.includes("correct_balances");
  const [isOpen, setOpen] = useState(false);
  const take = useCommand(takePaymentDifference, { told: t("taken") });
  const handOver = useCommand(handOverPaymentDifference, { told: t("handedOver") });
  const close = useCommand(closePaymentDifference, {
    told: t("closed"),
    whenDone: () => setOpen(false),
  });
  return (
    <span className="row wrap">
      {!is_mine && (
        <Button size="small" loading={take.isRunning} onClick={() => take.run({ key })}>
          {t("take")}
        </Button>
      )}
      {colleagues.length > 0 && (
        <Select<string>
          size="small"
          aria-label={t("handOverTo")}
          placeholder={t("handOver")}
          style={{ minWidth: 110 }}
          value={null}
          loading={handOver.isRunning}
          options={colleagues.map(({ email, name }) => ({ value: email, label: name }))}
          onChange={(email) => handOver.run({ key, email })}
        />
      )}
      {mayClose && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t("close")}
        </Button>
      )}
      {isOpen && (
        <ReasonDialog
          title={t("closeTitle")}
          consequence={t("closeBody")}
          label={t("outcome")}
          confirm={t("close")}
          isRunning={close.isRunning}
          onCancel={() => setOpen(false)}
          onConfirm={(note) => close.run({ key, note })}
        />
      )}
    </span>
  );
}
