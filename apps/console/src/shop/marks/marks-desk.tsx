import { listMarks, type MarkRow } from "@sampan/contract/shop/staff-marks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsDesk } from "../../kit/rows-desk.tsx";
import { useMarkColumns } from "./mark-columns.tsx";
import { MarkDialog } from "./mark-dialog.tsx";
import "../campaigns/campaigns.css";

const route = getRouteApi("/frame/marks");
const size = 20;

/** Marketing marks: which orders are given them, and how many were. [BO-39] */
export function MarksDesk() {
  const t = useTranslations("consoleMarks");
  const { page } = route.useSearch();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"new" | MarkRow>();
  const asked = useQuery({
    ...queryPage(listMarks, { page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  const columns = useMarkColumns(setOpen);
  const turn = (next: string | undefined) =>
    void navigate({ to: "/marks", search: { page: next } });
  return (
    <RowsDesk
      words={{ add: t("add"), list: t("list"), none: t("none"), noneHint: t("noneHint") }}
      beside={<span className="muted">{t("hint")}</span>}
      asked={asked}
      columns={columns}
      page={page}
      size={size}
      onPage={turn}
      onAdd={() => setOpen("new")}
    >
      {() =>
        open && (
          <MarkDialog
            {...(open === "new" ? {} : { mark: open })}
            onClose={() => setOpen(undefined)}
          />
        )
      }
    </RowsDesk>
  );
}
