import type { ReviewQueueRow } from "@sampan/contract/trade/approvals/staff-approvals";
import { tariffClassOf } from "@sampan/domain/goods/shippability/goods-class";
import { Link } from "@tanstack/react-router";
import { Segmented, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { useNames } from "../../kit/names.ts";
import { useOrderKind } from "../../kit/order-kind.ts";
import { Nothing } from "../../kit/nothing.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useTierName } from "../../kit/tier-name.ts";
import { useWaited } from "../../kit/waited.tsx";
import { pathTo } from "../../paths.ts";

interface ReviewQueueProps {
  readonly rows: readonly ReviewQueueRow[];
  /** So many of the first rows have waited beyond the promise. */
  readonly late: number;
  readonly open: string | undefined;
  readonly onOpen: (row: ReviewQueueRow) => void;
}

/** From this amount of goods on, CNY cents, an order counts as large. */
const largeFrom = 300_000;

const filters = {
  all: () => true,
  late: (_row: ReviewQueueRow, isLate: boolean) => isLate,
  large: (row: ReviewQueueRow) => row.goods_amount >= largeFrom,
  sensitive: (row: ReviewQueueRow) =>
    row.goods_classes.some((goodsClass) => tariffClassOf(goodsClass) !== "ordinary"),
} as const;
type Filter = keyof typeof filters;

export function ReviewQueue({ rows, late, open, onOpen }: ReviewQueueProps) {
  const t = useTranslations("consoleReview.queue");
  const [filter, setFilter] = useState<Filter>("all");
  const isLate = (row: ReviewQueueRow) => rows.indexOf(row) < late;
  const shownBy = (name: Filter) => rows.filter((row) => filters[name](row, isLate(row)));
  const columns = useColumns(isLate);
  return (
    <section className="panel review-queue" aria-label={t("label")}>
      <div className="row between filter">
        <Segmented<Filter>
          aria-label={t("filter")}
          size="small"
          value={filter}
          onChange={setFilter}
          options={(Object.keys(filters) as Filter[]).map((name) => ({
            value: name,
            label: t(name, { count: shownBy(name).length }),
          }))}
        />
        <span className="small-text faint">
          <kbd>↑</kbd> <kbd>↓</kbd> {t("keys")}
        </span>
      </div>
      <div className="body">
        <Table<ReviewQueueRow>
          rowKey="tid"
          size="small"
          pagination={false}
          columns={columns}
          dataSource={shownBy(filter)}
          locale={{ emptyText: <Nothing title={t("empty")} /> }}
          onRow={(row) => ({
            className: row.tid === open ? "openable chosen" : "openable",
            "aria-selected": row.tid === open,
            onClick: () => onOpen(row),
          })}
        />
      </div>
    </section>
  );
}

function useColumns(isLate: (row: ReviewQueueRow) => boolean): TableColumnsType<ReviewQueueRow> {
  const t = useTranslations("consoleReview.queue");
  const kindOf = useOrderKind();
  const names = useNames();
  const tierName = useTierName();
  const waited = useWaited();
  return [
    {
      title: t("order"),
      render: (_, row) => (
        <>
          <Link {...pathTo.review(row.tid)} className="strong number" replace>
            {row.tid}
          </Link>
          <br />
          <span className="small-text faint">{waited(row.waiting_minutes)}</span>
          <Marks row={row} isLate={isLate(row)} />
        </>
      ),
    },
    {
      title: t("customer"),
      render: (_, { customer, transport, biz_attribute }) => (
        <>
          {customer.name}
          <br />
          <span className="small-text faint">
            {tierName(customer.tier)} · {kindOf({ biz_attribute }) ?? names.transport(transport)}
          </span>
        </>
      ),
    },
    {
      title: t("pieces"),
      align: "right",
      render: (_, { sku_count, piece_count }) => `${sku_count} / ${piece_count}`,
    },
    {
      title: t("goods"),
      align: "right",
      render: (_, { goods_amount }) => <Amount cents={goods_amount} currency="CNY" />,
    },
  ];
}

/** What makes an order urgent or its goods need a look. */
function Marks({ row, isLate }: { readonly row: ReviewQueueRow; readonly isLate: boolean }) {
  const t = useTranslations("consoleReview.queue");
  const names = useNames();
  const special = row.goods_classes.filter((one) => tariffClassOf(one) !== "ordinary");
  if (!isLate && special.length === 0) return null;
  return (
    <span className="row wrap">
      {isLate && <Tag tone="danger">{t("isLate")}</Tag>}
      {special.map((goodsClass) => (
        <Tag key={goodsClass} tone="warn">
          {names.goodsClass(goodsClass)}
        </Tag>
      ))}
    </span>
  );
}
