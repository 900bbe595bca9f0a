import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { ListEnd } from "../../shell/list-end.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { useSession } from "../../shell/session.ts";
import { WorkOrderCard } from "./work-order-card.tsx";
import { workOrdersQuery } from "./work-order-queries.ts";

/** One's own questions; a visitor reads what this is, and logs in here. [RT-22] [WO-02] */
export function WorkOrdersPage() {
  const t = useTranslations("workOrders");
  const session = useSession();
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      {session === null ? <ForVisitors /> : <Own />}
    </main>
  );
}

function ForVisitors() {
  const t = useTranslations("workOrders.visitor");
  const words = useTranslations("common");
  const { href } = useLocation();
  return (
    <EmptyState
      title={t("title")}
      body={t("body")}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link {...pathTo.login(href)} className={buttonLook({})}>
            {words("logIn")}
          </Link>
          <Link {...pathTo.problems} className={buttonLook({ variant: "soft" })}>
            {t("help")}
          </Link>
        </div>
      }
    />
  );
}

function Own() {
  const t = useTranslations("workOrders");
  const list = useInfiniteQuery({ ...workOrdersQuery, refetchOnMount: "always" });
  if (!list.data)
    return list.isError ? (
      <PageFault error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <Loading />
    );
  const all = list.data.pages.flatMap(({ datalist }) => datalist);
  if (all.length === 0)
    return (
      <EmptyState
        title={t("empty.title")}
        body={t("empty.body")}
        action={
          <Link {...ownPathTo.askUs()} className={buttonLook({})}>
            {t("empty.action")}
          </Link>
        }
      />
    );
  return (
    <ReadAnew of={workOrdersQuery} className="px-(--gutter)">
      <h2 className="sr-only">{t("list")}</h2>
      <ul className="stack mb-3">
        {all.map((one) => (
          <WorkOrderCard key={one.id} one={one} />
        ))}
      </ul>
      <ListEnd list={list}>
        <Loading />
      </ListEnd>
      <BarSpace />
      <ActionBar label={t("new")}>
        <Link {...ownPathTo.askUs()} className={buttonLook({ variant: "action", wide: true })}>
          {t("ask")}
        </Link>
      </ActionBar>
    </ReadAnew>
  );
}

function Loading() {
  const t = useTranslations("common");
  return (
    <LoadingRegion label={t("loading")}>
      <div className="stack px-(--gutter)">
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} className="h-25 rounded-card" />
        ))}
      </div>
    </LoadingRegion>
  );
}
