import { listCorrections } from "@sampan/contract/money/staff-corrections";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { CorrectionsTable, pageSize, type View } from "./corrections-table.tsx";
import { EnterDialog } from "./enter-dialog.tsx";

const route = getRouteApi("/frame/corrections");
const views = ["waiting", "decided"] as const satisfies readonly View[];

/** Balances corrected by two people: one enters how much and why, another confirms it. [BO-33] */
export function CorrectionsDesk() {
  const t = useTranslations("consoleCorrections");
  const { view, page } = route.useSearch();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const shown = views.find((one) => one === view) ?? "waiting";
  const asked = useQuery({
    ...queryPage(
      listCorrections,
      { view: shown, page: pageOf(page), page_size: pageSize },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const turn = (next: string | undefined) =>
    void navigate({ to: "/corrections", search: { view: shown, page: next } });
  return (
    <div className="desk">
      <div className="row wrap between">
        <Segmented<View>
          aria-label={t("views")}
          value={shown}
          onChange={(chosen) => void navigate({ to: "/corrections", search: { view: chosen } })}
          options={views.map((one) => ({ value: one, label: t(one) }))}
        />
        <Button type="primary" onClick={() => setOpen(true)}>
          {t("enter")}
        </Button>
      </div>
      <section className="panel" aria-label={t(shown)}>
        <Loaded asked={asked} skeletonRows={8}>
          {(found) => <CorrectionsTable view={shown} found={found} page={page} onPage={turn} />}
        </Loaded>
      </section>
      {isOpen && <EnterDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
