import type { OutputOf } from "@sampan/contract/kernel/call";
import { cancelBill, listBills } from "@sampan/contract/logistics/billing/staff-billing";
import { printCommercialInvoice } from "@sampan/contract/logistics/papers/staff-papers";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button, Space, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { savePdf } from "../../kit/save-pdf.ts";
import { useCommand } from "../../kit/use-command.ts";
import { pathTo } from "../../paths.ts";

type Bill = OutputOf<typeof listBills>["datalist"][number];

const size = 20;

/** Bills that went out; an unpaid one can be taken back and posted anew. [BO-17] */
export function BillsTable({ state }: { readonly state: Bill["state"] }) {
  const t = useTranslations("consoleBilling.bills");
  const [page, setPage] = useState<string>();
  const [cancelling, setCancelling] = useState<Bill>();
  const asked = useQuery(
    queryPage(listBills, { state, page: pageOf(page), page_size: size }, { asksLogin: true }),
  );
  const columns = useColumns(state === "unpaid" ? setCancelling : undefined);
  return (
    <section className="panel" aria-label={t(`label.${state}`)}>
      <div className="body">
        <Loaded asked={asked} skeletonRows={8}>
          {({ datalist, total }) => (
            <Table<Bill>
              rowKey="tid"
              size="small"
              columns={columns}
              dataSource={datalist}
              pagination={pagerOf({ page, size, total, onPage: setPage })}
              locale={{ emptyText: <Nothing title={t(`empty.${state}`)} /> }}
            />
          )}
        </Loaded>
      </div>
      {cancelling && <CancelBill bill={cancelling} onClose={() => setCancelling(undefined)} />}
    </section>
  );
}

function CancelBill({ bill, onClose }: { readonly bill: Bill; readonly onClose: () => void }) {
  const t = useTranslations("consoleBilling.bills");
  const cancel = useCommand(cancelBill, { told: t("cancelled"), whenDone: onClose });
  return (
    <ReasonDialog
      title={t("cancelTitle", { tid: bill.tid })}
      consequence={t("cancelConsequence")}
      label={t("reason")}
      confirm={t("cancelConfirm")}
      isRunning={cancel.isRunning}
      onCancel={onClose}
      onConfirm={(reason) => cancel.run({ tid: bill.tid, reason })}
    />
  );
}

function useColumns(cancel: ((bill: Bill) => void) | undefined): TableColumnsType<Bill> {
  const t = useTranslations("consoleBilling.bills");
  return [
    { title: t("bill"), render: (_, { tid }) => <span className="strong">{tid}</span> },
    {
      title: t("orders"),
      render: (_, { order_tids }) =>
        order_tids.map((tid) => (
          <div key={tid}>
            <Link {...pathTo.order(tid)}>{tid}</Link>
          </div>
        )),
    },
    { title: t("customer"), dataIndex: "uid" },
    { title: t("parcels"), align: "right", render: (_, { parcel_tids }) => parcel_tids.length },
    {
      title: t("amount"),
      align: "right",
      render: (_, { amount, currency }) => (
        <Amount className="strong" cents={amount} currency={currency} />
      ),
    },
    { title: t("postedAt"), render: (_, { posted_at }) => formatMinute(posted_at) },
    {
      title: t("paidAt"),
      render: (_, { paid_at }) => (paid_at === null ? "" : formatMinute(paid_at)),
    },
    {
      key: "acts",
      title: <ActsTitle />,
      align: "right" as const,
      render: (_: unknown, bill: Bill) => (
        <Space>
          {bill.state !== "cancelled" && <InvoiceButton tid={bill.tid} />}
          {cancel && (
            <Button danger size="small" onClick={() => cancel(bill)}>
              {t("cancel")}
            </Button>
          )}
        </Space>
      ),
    },
  ];
}

/** What customs is told of a bill's goods, on paper; on record. */
function InvoiceButton({ tid }: Pick<Bill, "tid">) {
  const t = useTranslations("consoleBilling.bills");
  const print = useCommand(printCommercialInvoice, { whenDone: savePdf(`${tid}-invoice`) });
  return (
    <Button size="small" loading={print.isRunning} onClick={() => print.run({ tid })}>
      {t("invoice")}
    </Button>
  );
}
