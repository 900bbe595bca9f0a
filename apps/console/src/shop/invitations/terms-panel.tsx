import { type InviteTerms, listInviteTerms } from "@sampan/contract/shop/staff-invitations";
import { rewardCurrencies } from "@sampan/domain/shop/invitations/reward-terms";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Button, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { Tag } from "../../kit/tag.tsx";
import { wideTable } from "../../kit/wide-table.ts";
import { TermsDialog } from "./terms-dialog.tsx";
import { useAmountWords } from "./use-amount-words.ts";

interface TermsPanelProps {
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

const size = 20;

/** What a friend brings, version after version: none is ever changed. */
export function TermsPanel({ page, onPage }: TermsPanelProps) {
  const t = useTranslations("consoleInvitations");
  const [isOpen, setOpen] = useState(false);
  const columns = useTermsColumns();
  const asked = useQuery({
    ...queryPage(listInviteTerms, { page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="row wrap between">
        <p className="note">{t("termsNote")}</p>
        <Button type="primary" disabled={!asked.data} onClick={() => setOpen(true)}>
          {t("addTerms")}
        </Button>
      </div>
      <section className="panel" aria-label={t("terms")}>
        <Loaded asked={asked} skeletonRows={4}>
          {({ datalist, total }) => (
            <>
              <Table<InviteTerms>
                rowKey="key"
                size="small"
                columns={columns}
                dataSource={datalist}
                {...wideTable}
                pagination={pagerOf({ page, size, total, onPage })}
                locale={{
                  emptyText: <Nothing title={t("none.terms")} body={t("noTermsHint")} />,
                }}
              />
              {isOpen && (
                <TermsDialog
                  {...(datalist[0] ? { last: datalist[0] } : {})}
                  onClose={() => setOpen(false)}
                />
              )}
            </>
          )}
        </Loaded>
      </section>
    </>
  );
}

function useTermsColumns(): TableColumnsType<InviteTerms> {
  const t = useTranslations("consoleInvitations");
  const words = useAmountWords();
  const listed = (amounts: InviteTerms["amounts"]) =>
    rewardCurrencies.flatMap((currency) =>
      amounts[currency] > 0 ? [words({ currency, amount: amounts[currency] })] : [],
    );
  return [
    {
      title: t("begins"),
      render: (_, { begins_at, holds }) => (
        <>
          {formatMinute(begins_at)} {holds && <Tag tone="ok">{t("holds")}</Tag>}
        </>
      ),
    },
    {
      title: t("gives"),
      render: (_, { kind, amounts, shares }) => {
        const most = Math.max(...Object.values(shares));
        return `${t(`kind.${kind}`, { percent: most / 100 })} · ${listed(amounts).join(", ")}`;
      },
    },
    { title: t("month"), render: (_, { month_most }) => listed(month_most).join(", ") },
    { title: t("enteredBy"), render: (_, { entered_by }) => entered_by },
  ];
}
