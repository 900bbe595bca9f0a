import { approveOrder, rejectOrder, type Review } from "@sampan/contract/staff-reviews";
import { formatAmount } from "@sampan/domain/money";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../kit/reason-dialog.tsx";
import { useCommand } from "../kit/use-command.ts";
import { useConfirm } from "../kit/use-confirm.ts";
import { useKeys } from "../kit/use-keys.ts";

interface ReviewActionsProps {
  readonly review: Review;
  readonly note: string;
  readonly onDecided: () => void;
}

/** The decision. Approval asks for the first payment and charges nothing. [BO-06] [BO-07] */
export function ReviewActions({ review, note, onDecided }: ReviewActionsProps) {
  const t = useTranslations("consoleReview.decide");
  const confirm = useConfirm();
  const [isRejecting, setRejecting] = useState(false);
  const { tid, customer } = review;
  const approve = useCommand(approveOrder, { told: t("approved", { tid }), whenDone: onDecided });
  const reject = useCommand(rejectOrder, { told: t("rejected", { tid }), whenDone: onDecided });
  const amount = formatAmount(review.first_instalment, review.currency);

  const askApproval = () =>
    confirm({
      title: t("approveTitle", { tid }),
      consequence: t("approveConsequence", { name: customer.name, amount }),
      confirm: t("approve", { amount }),
      kind: "mango",
      then: () => approve.run({ tid, note }),
    });
  useKeys({ a: askApproval, r: () => setRejecting(true) });
  return (
    <footer>
      <Button danger size="large" onClick={() => setRejecting(true)} aria-keyshortcuts="R">
        {t("reject")} <kbd aria-hidden="true">R</kbd>
      </Button>
      <span className="grow" />
      <span className="small-text faint end">{t("hint", { name: customer.name })}</span>
      <Button
        type="primary"
        size="large"
        className="mango"
        loading={approve.isRunning}
        onClick={askApproval}
        aria-keyshortcuts="A"
      >
        {t("approve", { amount })} <kbd aria-hidden="true">A</kbd>
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
