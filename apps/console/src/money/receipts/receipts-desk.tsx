import { askReceiptAgain, listTroubledReceipts } from "@sampan/contract/money/staff-receipts";
import type { TroubledReceipt } from "@sampan/contract/money/staff-receipts";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Button, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { Panel } from "../../kit/panel.tsx";
import { queryPage } from "../../kit/query-page.ts";
import { Tag } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { wideTable } from "../../kit/wide-table.ts";
import { useMe } from "../../session/me.ts";
import { MonthExport } from "./month-export.tsx";
import { VoidForm } from "./void-form.tsx";

const route = getRouteApi("/frame/receipts");
const pageSize = 20;

/** Receipts that were refused or of which nobody knows, and the month for the accountant. */
export function ReceiptsDesk() {
  const t = useTranslations("consoleReceipts");
  const { page } = route.useSearch();
  const navigate = useNavigate();
  const columns = useColumns();
  const mayAct = useMe().rights.includes("audit_topups");
  const asked = useQuery({
    ...queryPage(
      listTroubledReceipts,
      { page: pageOf(page), page_size: pageSize },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  return (
    <div className="desk">
      <Panel title={t("title")} extra={<MonthExport />}>
        <Loaded asked={asked} skeletonRows={6}>
          {({ datalist, total }) => (
            <Table<TroubledReceipt>
              rowKey="key"
              size="small"
              columns={columns}
              dataSource={datalist}
              {...wideTable}
              pagination={pagerOf({
                page,
                size: pageSize,
                total,
                onPage: (next) => void navigate({ to: "/receipts", search: { page: next } }),
              })}
              locale={{ emptyText: <Nothing title={t("none")} body={t("lead")} /> }}
            />
          )}
        </Loaded>
      </Panel>
      {mayAct && (
        <Panel title={t("make_void")} isPadded>
          <VoidForm />
        </Panel>
      )}
    </div>
  );
}

function useColumns(): TableColumnsType<TroubledReceipt> {
  const t = useTranslations("consoleReceipts");
  const mayAct = useMe().rights.includes("audit_topups");
  return [
    { title: t("tid"), render: (_, { tid }) => <code>{tid}</code> },
    {
      title: t("amount"),
      align: "right",
      render: (_, { amount, currency }) => <Amount cents={amount} currency={currency} />,
    },
    { title: t("paid_at"), render: (_, { paid_at }) => formatMinute(paid_at) },
    {
      title: t("state.label"),
      render: (_, { state }) => (
        <Tag tone={state === "unclear" ? "plain" : "warn"}>{t(`state.${state}`)}</Tag>
      ),
    },
    { title: t("refusal"), render: (_, receipt) => <Why receipt={receipt} /> },
    ...(mayAct
      ? [
          {
            title: t("again"),
            render: (_: unknown, receipt: TroubledReceipt) => <AskAgain receipt={receipt} />,
          },
        ]
      : []),
  ];
}

/** Why it was refused and what helps, and in small what whoever refused it wrote. */
function Why({ receipt: { reason, refusal } }: { readonly receipt: TroubledReceipt }) {
  const t = useTranslations("consoleReceipts.refusals");
  return (
    <>
      {reason !== null && reason !== "said" && <div>{t(reason)}</div>}
      <span className="why">{refusal}</span>
    </>
  );
}

/** What is unclear is looked up by the next round; only what was refused waits for somebody. */
function AskAgain({ receipt: { key, state } }: { readonly receipt: TroubledReceipt }) {
  const t = useTranslations("consoleReceipts");
  const again = useCommand(askReceiptAgain, { told: t("asked_again") });
  return (
    <Button
      size="small"
      loading={again.isRunning}
      disabled={state === "unclear"}
      onClick={() => again.run({ key })}
    >
      {t("again")}
    </Button>
  );
}
