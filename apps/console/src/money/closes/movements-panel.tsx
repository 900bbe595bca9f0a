import type { CloseSum } from "@sampan/contract/money/staff-closes";
import { Segmented, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { wideTable } from "../../kit/wide-table.ts";
import { booksAmount } from "./books-amount.ts";
import type { Books } from "./books-panel.tsx";

/** Every kind of accounts over the day, of the currency that is chosen. */
export function MovementsPanel({ books }: { readonly books: readonly Books[] }) {
  const t = useTranslations("consoleCloses");
  const [chosen, choose] = useState(books[0]?.currency);
  const shown = books.find(({ currency }) => currency === chosen);
  const columns = useColumns(shown);
  return (
    <Panel
      title={t("movements")}
      extra={
        <Segmented
          aria-label={t("currency")}
          size="small"
          value={chosen ?? ""}
          onChange={(value) => choose(books.find(({ currency }) => currency === value)?.currency)}
          options={books.map(({ currency }) => ({
            value: currency,
            label: t(`currencies.${currency}`),
          }))}
        />
      }
    >
      <Table<CloseSum>
        rowKey="kind"
        size="small"
        columns={columns}
        dataSource={shown?.sums ?? []}
        {...wideTable}
        pagination={false}
      />
    </Panel>
  );
}

function useColumns(books: Books | undefined): TableColumnsType<CloseSum> {
  const t = useTranslations("consoleCloses");
  const figures = (["opening", "came", "went", "closing"] as const).map((name) => ({
    key: name,
    title: t(name),
    align: "right" as const,
    render: (_: unknown, sum: CloseSum) => (
      <span className={name === "closing" ? "amount strong" : "amount"}>
        {books ? booksAmount(sum[name], books.currency) : ""}
      </span>
    ),
  }));
  return [
    {
      title: t("kind"),
      render: (_, { kind, side }) => (
        <>
          {t(`kinds.${kind}`)} <span className="small-text muted">{t(`side.${side}`)}</span>
        </>
      ),
    },
    ...figures,
  ];
}
