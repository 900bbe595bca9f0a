import { listSegments, type SegmentRow } from "@sampan/contract/people/segments/staff-segments";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Button, Table } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { wideTable } from "../../kit/wide-table.ts";
import { MembersDialog } from "./members-dialog.tsx";
import { useSegmentColumns } from "./segment-columns.tsx";
import { SegmentDialog } from "./segment-dialog.tsx";
import "./segments.css";

const route = getRouteApi("/frame/segments");
const size = 50;

type Open = { readonly what: "add" } | { readonly what: "edit" | "fill"; readonly row: SegmentRow };

/** Segments of customers, by list or rule, and what is open to one of them alone. [BO-38] [PROMO-01] */
export function SegmentsDesk() {
  const t = useTranslations("consoleSegments");
  const { page } = route.useSearch();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const asked = useQuery({
    ...queryPage(listSegments, { page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  const columns = useSegmentColumns((what, row) => setOpen({ what, row }));
  const close = () => setOpen(undefined);
  const turn = (next: string | undefined) =>
    void navigate({ to: "/segments", search: { page: next } });
  return (
    <div className="desk">
      <div className="row wrap between">
        <span />
        <Button type="primary" onClick={() => setOpen({ what: "add" })}>
          {t("add")}
        </Button>
      </div>
      <section className="panel" aria-label={t("list")}>
        <Loaded asked={asked} skeletonRows={8}>
          {({ datalist, total }) => (
            <Table<SegmentRow>
              rowKey="id"
              size="small"
              columns={columns}
              dataSource={datalist}
              {...wideTable}
              pagination={pagerOf({ page, size, total, onPage: turn })}
              locale={{ emptyText: <Nothing title={t("none")} body={t("noneHint")} /> }}
            />
          )}
        </Loaded>
      </section>
      {open?.what === "add" && <SegmentDialog onClose={close} />}
      {open?.what === "edit" && <SegmentDialog segment={open.row} onClose={close} />}
      {open?.what === "fill" && <MembersDialog segment={open.row} onClose={close} />}
    </div>
  );
}
