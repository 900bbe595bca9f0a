import { listPopups, type PopupRow } from "@sampan/contract/shop/popups/staff-popups";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsDesk } from "../../kit/rows-desk.tsx";
import { usePopupColumns } from "./popup-columns.tsx";
import { PopupDialog } from "./popup-dialog.tsx";
import "./popups.css";

const route = getRouteApi("/frame/popups");
const size = 20;

/** Popups of home: what they say, when, to whom and at which stage. */
export function PopupsDesk() {
  const t = useTranslations("consolePopups");
  const { page } = route.useSearch();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"new" | PopupRow>();
  const asked = useQuery({
    ...queryPage(listPopups, { page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  const columns = usePopupColumns(setOpen);
  const turn = (next: string | undefined) =>
    void navigate({ to: "/popups", search: { page: next } });
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
          <PopupDialog
            {...(open === "new" ? {} : { popup: open })}
            onClose={() => setOpen(undefined)}
          />
        )
      }
    </RowsDesk>
  );
}
