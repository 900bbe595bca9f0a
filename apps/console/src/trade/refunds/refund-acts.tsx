import {
  executeRefund,
  recordReturn,
  rejectRefund,
  type StaffRefund,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { AcceptDialog } from "./accept-dialog.tsx";
import { RecordSellerMoney } from "./record-seller-money.tsx";
import { useWordsOfPayout } from "./use-words-of-payout.ts";

type Asking = "accept" | "reject" | "seller_money";

/** What this reader may do to a refund now; what another has to do is said. [BO-24] [BO-25] [BO-26] [BO-27] */
export function RefundActs({ refund }: { readonly refund: StaffRefund }) {
  const t = useTranslations("consoleRefunds");
  const [asking, setAsking] = useState<Asking>();
  const { number, acts } = refund;
  const close = () => setAsking(undefined);
  const reject = useCommand(rejectRefund, { told: t("rejected"), whenDone: close });
  if (acts.length === 0 && !refund.needs_other) return null;
  return (
    <footer>
      {refund.needs_other && <span className="small-text muted">{t("needsOther")}</span>}
      {acts.includes("reject") && (
        <Button danger size="large" onClick={() => setAsking("reject")}>
          {t("reject")}
        </Button>
      )}
      <span className="grow" />
      {acts.includes("record_seller_money") && (
        <Button size="large" onClick={() => setAsking("seller_money")}>
          {t("recordSellerMoney")}
        </Button>
      )}
      {acts.includes("record_return") && <RecordReturn refund={refund} />}
      {acts.includes("accept") && (
        <Button type="primary" size="large" onClick={() => setAsking("accept")}>
          {t("accept")}
        </Button>
      )}
      {acts.includes("execute") && <Execute refund={refund} />}
      {asking === "accept" && <AcceptDialog refund={refund} onClose={close} />}
      {asking === "seller_money" && <RecordSellerMoney refund={refund} onClose={close} />}
      {asking === "reject" && (
        <ReasonDialog
          title={t("rejectTitle", { number })}
          consequence={t("rejectConsequence")}
          label={t("rejectReason")}
          confirm={t("reject")}
          isRunning={reject.isRunning}
          onCancel={close}
          onConfirm={(reason) => reject.run({ number, reason })}
        />
      )}
    </footer>
  );
}

function Execute({ refund }: { readonly refund: StaffRefund }) {
  const t = useTranslations("consoleRefunds");
  const confirm = useConfirm();
  const wordsOf = useWordsOfPayout();
  const execute = useCommand(executeRefund, {
    told: ({ data }) => t(data.needs_second ? "two.signed" : "executed"),
  });
  const { number } = refund;
  const amount = formatAmount(refund.amount, refund.currency);
  const words = wordsOf(
    { ...refund, amount },
    {
      title: t("executeTitle", { number }),
      consequence: t("executeConsequence", { amount }),
      confirm: t("execute", { amount }),
    },
  );
  return (
    <Button
      type="primary"
      size="large"
      className="mango"
      loading={execute.isRunning}
      onClick={() => confirm({ ...words, kind: "mango", then: () => execute.run({ number }) })}
    >
      {words.confirm}
    </Button>
  );
}

function RecordReturn({ refund }: { readonly refund: StaffRefund }) {
  const t = useTranslations("consoleRefunds");
  const confirm = useConfirm();
  const record = useCommand(recordReturn, { told: t("returned") });
  const { number } = refund;
  return (
    <Button
      type="primary"
      size="large"
      loading={record.isRunning}
      onClick={() =>
        confirm({
          title: t("returnTitle", { number }),
          consequence: t("returnConsequence", { num: refund.real_num }),
          confirm: t("recordReturn"),
          then: () => record.run({ number }),
        })
      }
    >
      {t("recordReturn")}
    </Button>
  );
}
