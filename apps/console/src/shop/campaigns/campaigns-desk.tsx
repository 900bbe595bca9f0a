import { type CampaignRow, listCampaigns } from "@sampan/contract/shop/staff-campaigns";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsDesk } from "../../kit/rows-desk.tsx";
import { useCampaignColumns } from "./campaign-columns.tsx";
import { CampaignDialog } from "./campaign-dialog.tsx";
import "./campaigns.css";

const route = getRouteApi("/frame/campaigns");
const size = 20;

/** Campaigns: what they give, to whom, from what, and what they gave. [BO-37] */
export function CampaignsDesk() {
  const t = useTranslations("consoleCampaigns");
  const { page } = route.useSearch();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"new" | CampaignRow>();
  const asked = useQuery({
    ...queryPage(listCampaigns, { page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  const columns = useCampaignColumns(setOpen);
  const turn = (next: string | undefined) =>
    void navigate({ to: "/campaigns", search: { page: next } });
  return (
    <RowsDesk
      words={{ add: t("add"), list: t("list"), none: t("none"), noneHint: t("noneHint") }}
      asked={asked}
      columns={columns}
      page={page}
      size={size}
      onPage={turn}
      onAdd={() => setOpen("new")}
    >
      {({ defaults }) =>
        open && (
          <CampaignDialog
            {...(open === "new" ? {} : { campaign: open })}
            defaults={defaults}
            onClose={() => setOpen(undefined)}
          />
        )
      }
    </RowsDesk>
  );
}
