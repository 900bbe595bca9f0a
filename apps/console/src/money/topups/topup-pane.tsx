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
      {topup.state === "under_review" && (
        <>
          <Vouched topup={topup} />
          <Decide topup={topup} />
        </>
      )}
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
      {topup.exception !== "" && (
        <>
          <dt>{t("exception")}</dt>
          <dd>{topup.exception}</dd>
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

function Vouched({ topup: { vouched_by, vouched_at } }: { readonly topup: Topup }) {
  const t = useTranslations("consoleTopups");
  if (vouched_by === null || vouched_at === null) return null;
  return (
    <p className="note warn">
      {t("vouchedBy", { name: vouched_by, time: formatMinute(vouched_at) })}
    </p>
  );
}

function Decide({ topup }: { readonly topup: Topup }) {
  const t = useTranslations("consoleTopups");
  const [asked, ask] = useState<"approval" | "rejection">();
  const { number, pay_no, customer } = topup;
  const approve = useCommand(approveTopup, {
    told: ({ data }) => t(data.state === "under_review" ? "vouched" : "approved", { number }),
    whenDone: () => ask(undefined),
  });
  const reject = useCommand(rejectTopup, { told: t("rejected", { number }) });
  const amount = formatAmount(topup.amount, topup.currency);
  useKeys({ a: () => ask("approval"), r: () => ask("rejection") });
  return (
    <footer>
      <Button danger size="large" aria-keyshortcuts="R" onClick={() => ask("rejection")}>
        {t("reject")} <kbd aria-hidden="true">R</kbd>
      </Button>
      <span className="grow" />
      <Button
        type="primary"
        size="large"
        className="mango"
        aria-keyshortcuts="A"
        loading={approve.isRunning}
        onClick={() => ask("approval")}
      >
        {t("approve", { amount })} <kbd aria-hidden="true">A</kbd>
      </Button>
      {asked === "approval" && (
        <ReasonDialog
          title={t("approveTitle", { number })}
          consequence={
            <>
              <p>{t("approveConsequence", { name: customer, amount, number: pay_no })}</p>
              {topup.needs_second && topup.vouched_by === null && <p>{t("second")}</p>}
            </>
          }
          label={t("seenWhere")}
          confirm={t("approve", { amount })}
          kind="mango"
          isRunning={approve.isRunning}
          onCancel={() => ask(undefined)}
          onConfirm={(reason) => approve.run({ number, reason })}
        />
      )}
      {asked === "rejection" && (
        <ReasonDialog
          title={t("rejectTitle", { number })}
          consequence={t("rejectConsequence", { name: customer })}
          label={t("reason")}
          confirm={t("rejectConfirm")}
          isRunning={reject.isRunning}
          onCancel={() => ask(undefined)}
          onConfirm={(reason) => reject.run({ number, reason })}
        />
      )}
    </footer>
  );
}
