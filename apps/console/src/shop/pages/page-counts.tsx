import { query } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { listPageCounts, type PageRow } from "@sampan/contract/shop/pages/staff-pages";
import { useQuery } from "@tanstack/react-query";
import { Table } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { pagerOf } from "../../kit/pager.ts";
import { Panel } from "../../kit/panel.tsx";
import { wideTable } from "../../kit/wide-table.ts";

const size = 20;
type Row = OutputOf<typeof listPageCounts>["datalist"][number];

/** How often each block was seen, opened and taken from in a day, by nobody in particular. */
export function PageCounts({ row }: { readonly row: PageRow }) {
  const t = useTranslations("consolePages");
  const [page, setPage] = useState<string>();
  const asked = useQuery(
    query(
      listPageCounts,
      { id: row.id, page: Number(page ?? 1), page_size: size },
      { asksLogin: true },
    ),
  );
  const nameOf = (id: string) => {
    const place = row.blocks.findIndex((block) => block.id === id);
    const kind = row.blocks[place]?.kind;
    return kind ? t("numbered", { place: place + 1, kind: t(`kinds.${kind}`) }) : id;
  };
  return (
    <Panel title={t("counts")}>
      <Loaded asked={asked} skeletonRows={3}>
        {({ datalist, total }) => (
          <Table<Row>
            rowKey={({ day, block }) => `${day} ${block}`}
            size="small"
            dataSource={datalist}
            columns={[
              { title: t("day"), dataIndex: "day" },
              { title: t("block"), render: (_, { block }) => nameOf(block) },
              { title: t("seen"), dataIndex: "seen", align: "right" },
              { title: t("opened"), dataIndex: "opened", align: "right" },
              { title: t("taken"), dataIndex: "taken", align: "right" },
            ]}
            {...wideTable}
            pagination={pagerOf({ page, size, total, onPage: setPage })}
            locale={{ emptyText: <p className="muted">{t("noCounts")}</p> }}
          />
        )}
      </Loaded>
    </Panel>
  );
}
