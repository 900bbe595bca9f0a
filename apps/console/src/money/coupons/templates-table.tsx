import { type CouponTemplateRow, listCouponTemplates } from "@sampan/contract/money/staff-coupons";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Table } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { wideTable } from "../../kit/wide-table.ts";
import { useTemplateColumns } from "./template-columns.tsx";
import { TemplateDialog } from "./template-dialog.tsx";

const size = 20;

interface TemplatesTableProps {
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

/** Templates, the newest first, beside what became of their coupons and what they cost. [BO-36] */
export function TemplatesTable({ page, onPage }: TemplatesTableProps) {
  const t = useTranslations("consoleCoupons");
  const [changing, setChanging] = useState<CouponTemplateRow>();
  const asked = useQuery({
    ...queryPage(listCouponTemplates, { page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  const columns = useTemplateColumns(setChanging);
  return (
    <section className="panel" aria-label={t("view.templates")}>
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total }) => (
          <Table<CouponTemplateRow>
            rowKey="code"
            size="small"
            columns={columns}
            dataSource={datalist}
            {...wideTable}
            pagination={pagerOf({ page, size, total, onPage })}
            locale={{ emptyText: <Nothing title={t("noTemplates")} body={t("noTemplatesHint")} /> }}
          />
        )}
      </Loaded>
      {changing && <TemplateDialog template={changing} onClose={() => setChanging(undefined)} />}
    </section>
  );
}
