import {
  approveOrder,
  rejectOrder,
  type Review,
} from "@sampan/contract/trade/approvals/staff-approvals";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { useKeys } from "../../kit/use-keys.ts";
import { ownUnconfirmed } from "./review-line.ts";

interface ReviewActionsProps {
  readonly review: Review;
  readonly note: string;
  readonly onDecided: () => void;
}

/** The decision. Approval asks for the first payment and charges nothing. [BO-06] [BO-07] */
export function ReviewActions({ review, note, onDecided }: ReviewActionsProps) {
  const t = useTranslations("consoleReview.decide");
  const errors = useTranslations("errors");
  const confirm = useConfirm();
  const [isRejecting, setRejecting] = useState(false);
  const { tid, customer } = review;
  const approve = useCommand(approveOrder, { told: t("approved", { tid }), whenDone: onDecided });
  const reject = useCommand(rejectOrder, { told: t("rejected", { tid }), whenDone: onDecided });
  const amount = formatAmount(review.first_instalment, review.currency);

  // What its customer bought elsewhere has nothing to be paid first.
  const isConsigned = review.biz_attribute === bizAttributes.consignment;
  const approveWords = isConsigned ? t("approveConsigned") : t("approve", { amount });

  const alone = ownUnconfirmed(review);
  const askApproval = () => {
    if (alone) return;
    confirm({
      title: t("approveTitle", { tid }),
      consequence: isConsigned
        ? t("consignedConsequence", { name: customer.name })
        : t("approveConsequence", { name: customer.name, amount }),
      confirm: approveWords,
      kind: "mango",
      then: () => approve.run({ tid, note }),
    });
  };
  useKeys({ a: askApproval, r: () => setRejecting(true) });
  return (
    <footer>
      <Button danger size="large" onClick={() => setRejecting(true)} aria-keyshortcuts="R">
        {t("reject")} <kbd aria-hidden="true">R</kbd>
      </Button>
      <span className="grow" />
      <span id="approval-hint" className="small-text faint end">
        {alone
          ? errors("second_person_needed", { item: alone.item_name })
          : t("hint", { name: customer.name })}
      </span>
      <Button
        type="primary"
        size="large"
        className="mango"
        loading={approve.isRunning}
        disabled={alone !== undefined}
        aria-describedby="approval-hint"
        onClick={askApproval}
        aria-keyshortcuts="A"
      >
        {approveWords} <kbd aria-hidden="true">A</kbd>
      </Button>
      {isRejecting && (
        <ReasonDialog
          title={t("rejectTitle", { tid })}
          consequence={t("rejectConsequence", { name: customer.name })}
          label={t("reason")}
          confirm={t("rejectConfirm")}
          isRunning={reject.isRunning}
          onCancel={() => setRejecting(false)}
          onConfirm={(reason) => reject.run({ tid, reason })}
        />
      )}
    </footer>
  );
}
