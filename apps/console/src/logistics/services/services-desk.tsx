import {
  listServices,
  serviceTabs,
  type ServiceTab,
  type ServiceToDo,
} from "@sampan/contract/logistics/services/staff-services";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Input, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { CountedTabs } from "../../kit/counted-tabs.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsBeside } from "../../kit/rows-beside.tsx";
import { Tag } from "../../kit/tag.tsx";
import { ServicePane } from "./service-pane.tsx";
import { ServiceStateTag } from "./service-state-tag.tsx";

const route = getRouteApi("/frame/services");
const size = 20;

/** What customers paid the warehouse for, the first promised in front. */
export function ServicesDesk() {
  const t = useTranslations("consoleServices");
  const search = route.useSearch();
  const navigate = useNavigate();
  const tab = serviceTabs.find((one) => one === search.tab) ?? "asked";
  const number = search.number ?? "";
  const asked = useQuery({
    ...queryPage(
      listServices,
      { tab, number, page: pageOf(search.page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  return (
    <div className="desk">
      <div className="row wrap">
        <CountedTabs<ServiceTab>
          label={t("tabsLabel")}
          tabs={serviceTabs}
          value={tab}
          nameOf={(one) => t(`tabs.${one}`)}
          countOf={(one) => asked.data?.waiting[one]}
          onChoose={(chosen) => void navigate({ to: "/services", search: { tab: chosen } })}
        />
        <Input.Search
          key={number}
          aria-label={t("number")}
          placeholder={t("number")}
          defaultValue={number}
          maxLength={60}
          allowClear
          style={{ width: 280 }}
          onSearch={(typed) =>
            void navigate({
              to: "/services",
              search: { tab, ...(typed.trim() !== "" && { number: typed.trim() }) },
            })
          }
        />
      </div>
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total, has_more }) => (
          <Services rows={datalist} total={total} hasMore={has_more} tab={tab} />
        )}
      </Loaded>
    </div>
  );
}

interface ServicesProps {
  readonly rows: readonly ServiceToDo[];
  readonly total: number;
  /** There are more than were counted. */
  readonly hasMore: boolean;
  readonly tab: ServiceTab;
}

function Services({ rows, total, hasMore, tab }: ServicesProps) {
  const t = useTranslations("consoleServices");
  const navigate = useNavigate();
  const { page, number, id: open } = route.useSearch();
  const kept = { tab, ...(number !== undefined && { number }) };
  return (
    <RowsBeside<ServiceToDo>
      rows={rows}
      keyOf={(one) => one.number}
      open={open}
      onOpen={(one) =>
        void navigate({
          to: "/services",
          search: { ...kept, page, id: one.number },
          replace: true,
        })
      }
      title={t(hasMore ? "countMore" : "count", { count: total })}
      empty={t(`empty.${tab}`)}
      columns={useColumns(tab)}
      pager={{
        page,
        size,
        total,
        onPage: (next) => void navigate({ to: "/services", search: { ...kept, page: next } }),
      }}
    >
      {(key, service) =>
        service && <ServicePane key={`${key} ${service.state}`} service={service} />
      }
    </RowsBeside>
  );
}

function useColumns(tab: ServiceTab): TableColumnsType<ServiceToDo> {
  const t = useTranslations("consoleServices");
  return [
    {
      title: t("service"),
      render: (_, { service, number, shelf }) => (
        <>
          <Link to="/services" search={{ tab, id: number }} className="strong" replace>
            {t(`names.${service}`)}
          </Link>
          <br />
          <span className="small-text faint">{shelf === "" ? t("noShelf") : shelf}</span>
        </>
      ),
    },
    {
      title: t("parcel"),
      render: (_, { tid, uid }) => (
        <>
          {tid}
          <br />
          <span className="small-text faint">{uid}</span>
        </>
      ),
    },
    {
      title: t("due"),
      render: (_, { due_at, until, is_late, state }) => (
        <>
          <ServiceStateTag state={state} /> {is_late && <Tag tone="danger">{t("late")}</Tag>}
          <br />
          <span className="small-text">
            {until === "" ? due_at !== "" && formatMinute(due_at) : t("until", { day: until })}
          </span>
        </>
      ),
    },
  ];
}
