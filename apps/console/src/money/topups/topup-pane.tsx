import { approveTopup, rejectTopup } from "@sampan/contract/money/topups/staff-topups";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button, Image } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { CustomerLink } from "../../people/customers/customer-link.tsx";
import { Amount } from "../../kit/amount.tsx";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { useKeys } from "../../kit/use-keys.ts";
import { TopupStateTag } from "./topup-state-tag.tsx";
import type { Topup } from "./topup.ts";

/** What was declared, beside the picture it is compared with. [BO-29] [BO-30] */
export function TopupPane({ topup }: { readonly topup: Topup }) {
  const t = useTranslations("consoleTopups");
  return (
    <section className="panel" aria-label={t("pane", { number: topup.number })}>
      <header>
        <h2>{topup.number}</h2>
        <TopupStateTag state={topup.state} />
        <span className="grow" />
        <Amount className="strong topup-amount" cents={topup.amount} currency={topup.currency} />
      </header>
      <div className="body padded topup-sides">
        <TopupFacts topup={topup} />
        <Vouchers topup={topup} />
      </div>
      {topup.state === "under_review" && <Decide topup={topup} />}
    </section>
  );
}

function TopupFacts({ topup }: { readonly topup: Topup }) {
  const t = useTranslations("consoleTopups");
  return (
    <dl className="facts">
      <dt>{t("customer")}</dt>
      <dd>
        <CustomerLink uid={topup.uid} name={topup.customer} />
      </dd>
      <dt>{t("payNo")}</dt>
      <dd className="strong pay-no">{topup.pay_no}</dd>
      <dt>{t("bank")}</dt>
      <dd>{topup.bank_name}</dd>
      <dt>{t("payTime")}</dt>
      <dd>{topup.pay_time === null ? t("unknown") : formatMinute(topup.pay_time)}</dd>
      <dt>{t("declaredAt")}</dt>
      <dd>{formatMinute(topup.cdate)}</dd>
      {topup.decided_at !== null && (
        <>
          <dt>{t("decided")}</dt>
          <dd>
            {formatMinute(topup.decided_at)} {topup.decided_by}
          </dd>
        </>
      )}
      {topup.reason !== "" && (
        <>
          <dt>{t("reason")}</dt>
          <dd>{topup.reason}</dd>
        </>
      )}
    </dl>
  );
}

function Vouchers({ topup }: { readonly topup: Topup }) {
  const t = useTranslations("consoleTopups");
  if (topup.imgs.length === 0) return <p className="note warn">{t("noVoucher")}</p>;
  return (
    <Image.PreviewGroup>
      <div className="vouchers">
        {topup.imgs.map((img, position) => (
          <Image key={img} src={img} alt={t("voucher", { position: position + 1 })} width="100%" />
        ))}
      </div>
    </Image.PreviewGroup>
  );
}

function Decide({ topup }: { readonly topup: Topup }) {
  const t = useTranslations("consoleTopups");
  const confirm = useConfirm();
  const [isRejecting, setRejecting] = useState(false);
  const { number, pay_no, customer } = topup;
  const approve = useCommand(approveTopup, { told: t("approved", { number }) });
  const reject = useCommand(rejectTopup, { told: t("rejected", { number }) });
  const amount = formatAmount(topup.amount, topup.currency);
  const askApproval = () =>
    confirm({
      title: t("approveTitle", { number }),
      consequence: t("approveConsequence", { name: customer, amount, number: pay_no }),
      confirm: t("approve", { amount }),
      kind: "mango",
      then: () => approve.run({ number }),
    });
  useKeys({ a: askApproval, r: () => setRejecting(true) });
  return (
    <footer>
      <Button danger size="large" aria-keyshortcuts="R" onClick={() => setRejecting(true)}>
        {t("reject")} <kbd aria-hidden="true">R</kbd>
      </Button>
      <span className="grow" />
      <Button
        type="primary"
        size="large"
        className="mango"
        aria-keyshortcuts="A"
        loading={approve.isRunning}
        onClick={askApproval}
      >
        {t("approve", { amount })} <kbd aria-hidden="true">A</kbd>
      </Button>
      {isRejecting && (
        <ReasonDialog
          title={t("rejectTitle", { number })}
          consequence={t("rejectConsequence", { name: customer })}
          label={t("reason")}
          confirm={t("rejectConfirm")}
          isRunning={reject.isRunning}
          onCancel={() => setRejecting(false)}
          onConfirm={(reason) => reject.run({ number, reason })}
        />
      )}
    </footer>
  );
}
