import type { OutputOf } from "@sampan/contract/kernel/call";
import type { BookDifference, listDifferences } from "@sampan/contract/money/staff-closes";
import { formatMinute } from "@sampan/ui/format/dates";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Nothing } from "../../kit/nothing.tsx";
import { pagerOf } from "../../kit/pager.ts";
import { Tag } from "../../kit/tag.tsx";
import { wideTable } from "../../kit/wide-table.ts";
import { useMe } from "../../session/me.ts";
import { booksAmount } from "./books-amount.ts";
import { DifferenceActs } from "./difference-acts.tsx";

export type View = "open" | "settled";
export const pageSize = 20;

interface DifferencesTableProps {
  readonly view: View;
  readonly found: OutputOf<typeof listDifferences>;
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

export function DifferencesTable({ view, found, page, onPage }: DifferencesTableProps) {
  const t = useTranslations("consoleCloses");
  const columns = useColumns(view);
  return (
    <Table<BookDifference>
      rowKey="key"
      size="small"
      columns={columns}
      dataSource={found.datalist}
      {...wideTable}
      pagination={pagerOf({ page, size: pageSize, total: found.total, onPage })}
      locale={{ emptyText: <Nothing title={t(view === "open" ? "emptyOpen" : "emptySettled")} /> }}
    />
  );
}

/** Days after which a difference is late. */
const late = 3;

function useColumns(view: View): TableColumnsType<BookDifference> {
  const t = useTranslations("consoleCloses");
  const mayAct = useMe().rights.includes("correct_balances");
  const isOpen = view === "open";
  return [
    {
      title: t("amount"),
      align: "right",
      render: (_, { kind, found, expected, currency }) =>
        // A broken seal says that, not by how much.
        kind === "seal" ? (
          "–"
        ) : (
          <b className="amount">
            {found > expected ? "+" : ""}
            {booksAmount(found - expected, currency)}
          </b>
        ),
    },
    { title: t("what"), render: (_, difference) => <What difference={difference} /> },
    {
      title: t("owner"),
      render: (_, { owner }) => owner || <span className="muted">{t("nobody")}</span>,
    },
    isOpen
      ? {
          title: t("since"),
          render: (_, { age_days }) => (
            <Tag tone={age_days >= late ? "warn" : "plain"}>{t("age", { days: age_days })}</Tag>
          ),
        }
      : {
          title: t("explainLabel"),
          render: (_, difference) => <Outcome difference={difference} />,
        },
    ...(isOpen && mayAct
      ? [
          {
            title: t("next"),
            render: (_: unknown, row: BookDifference) => <DifferenceActs difference={row} />,
          },
        ]
      : []),
  ];
}

function What({ difference }: { readonly difference: BookDifference }) {
  const t = useTranslations("consoleCloses");
  const { kind, subject, expected, found, currency, found_on } = difference;
  return (
    <>
      {t(`whats.${kind}`)} <code>{subject}</code>
      <br />
      <span className="small-text muted">
        {found_on} ·{" "}
        {kind === "seal"
          ? t("sealedFound", { expected, found })
          : t("expectedFound", {
              expected: booksAmount(expected, currency),
              found: booksAmount(found, currency),
            })}
      </span>
    </>
  );
}

function Outcome({ difference }: { readonly difference: BookDifference }) {
  const t = useTranslations("consoleCloses");
  // Rows of the view before stand here until those of this one are read.
  if (difference.settled_at === "") return null;
  return (
    <>
      <span className="why">{difference.note || t("gone")}</span>
      <br />
      <span className="small-text muted">{formatMinute(difference.settled_at)}</span>
    </>
  );
}
