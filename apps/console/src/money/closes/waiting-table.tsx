import type { TellerProof, WaitingRest } from "@sampan/contract/money/staff-closes";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { waitingKinds } from "@sampan/domain/money/closes/prove-by-bank";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";
import { wideTable } from "../../kit/wide-table.ts";
import { booksAmount } from "./books-amount.ts";

interface WaitingTableProps extends Pick<TellerProof, "waiting" | "rests"> {
  readonly currency: PaymentCurrency;
}

/** Two movements of one file may be the same in all that is told of them. */
type Placed = WaitingRest & { readonly place: number };

/** Days after which it is late. */
const late = 3;

/** What waits for a movement or for a person, the oldest first, with whoever has to find out. */
export function WaitingTable({ waiting, rests, currency }: WaitingTableProps) {
  const t = useTranslations("consoleCloses");
  const count = rests
    .filter(({ kind }) => (waitingKinds as readonly string[]).includes(kind))
    .reduce((total, rest) => total + rest.count, 0);
  if (waiting.length === 0) return null;
  const columns: TableColumnsType<Placed> = [
    {
      title: t("amount"),
      align: "right",
      render: (_, { amount }) => (
        <b className="amount">
          {amount > 0 ? "+" : ""}
          {booksAmount(amount, currency)}
        </b>
      ),
    },
    {
      title: t("what"),
      render: (_, { kind, subject }) => (
        <>
          {t(`rests.${kind}`)}
          <br />
          <code className="small-text">{subject}</code>
        </>
      ),
    },
    {
      title: t("owner"),
      render: (_, { owner }) => owner || <span className="muted">{t("byRule")}</span>,
    },
    {
      title: t("since"),
      render: (_, { age_days }) => (
        <Tag tone={age_days >= late ? "warn" : "plain"}>{t("ageThen", { days: age_days })}</Tag>
      ),
    },
  ];
  return (
    <>
      <p className="strong">
        {waiting.length < count
          ? t("waitingOldest", { count, shown: waiting.length })
          : t("waiting", { count })}
      </p>
      <Table<Placed>
        rowKey="place"
        size="small"
        columns={columns}
        dataSource={waiting.map((rest, place) => ({ ...rest, place }))}
        {...wideTable}
        pagination={false}
      />
    </>
  );
}
