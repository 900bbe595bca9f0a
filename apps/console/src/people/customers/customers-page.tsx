import { queryCustomers } from "@sampan/contract/people/customers/staff-customers";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Input, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { useTierName } from "../../kit/tier-name.ts";
import { pathTo } from "../../paths.ts";
import { AccountStateTag, RealNameTag } from "./customer-tags.tsx";

const route = getRouteApi("/frame/customers");
const size = 20;

type Row = OutputOf<typeof queryCustomers>["datalist"][number];

/** Finds customers by uid, mobile, mail or name, newest first. [BO-47] */
export function CustomersPage() {
  const t = useTranslations("consoleCustomers");
  const { search = "", page } = route.useSearch();
  const navigate = useNavigate();
  const asked = useQuery({
    ...queryPage(
      queryCustomers,
      { search, page: pageOf(page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const look = (wanted: { search?: string | undefined; page?: string | undefined }) =>
    void navigate({ to: "/customers", search: wanted });
  const columns = useColumns();
  return (
    <div className="desk">
      <div role="search" aria-label={t("label")}>
        <Input.Search
          key={search}
          aria-label={t("search")}
          placeholder={t("search")}
          defaultValue={search}
          allowClear
          style={{ width: 360 }}
          onSearch={(typed) => look({ search: typed.trim() || undefined })}
        />
      </div>
      <section className="panel" aria-label={t("label")}>
        <Loaded asked={asked} skeletonRows={10}>
          {({ datalist, total }) => (
            <Table<Row>
              rowKey="uid"
              size="small"
              columns={columns}
              dataSource={datalist}
              pagination={pagerOf({
                page,
                size,
                total,
                onPage: (next) => look({ search: search || undefined, page: next }),
              })}
              locale={{ emptyText: <Nothing title={t("empty")} body={t("emptyHint")} /> }}
            />
          )}
        </Loaded>
      </section>
    </div>
  );
}

function useColumns(): TableColumnsType<Row> {
  const t = useTranslations("consoleCustomers");
  const words = useTranslations("consoleWords");
  const tierName = useTierName();
  return [
    {
      title: t("name"),
      render: (_, { uid, name, nickname }) => (
        <>
          <Link {...pathTo.customer(uid)} className="strong">
            {name || nickname || uid}
          </Link>
          <br />
          <span className="small-text faint">{uid}</span>
        </>
      ),
    },
    {
      title: t("contact"),
      render: (_, { phone, email }) => (
        <>
          {phone}
          {phone !== "" && email !== "" && <br />}
          <span className="muted">{email}</span>
        </>
      ),
    },
    { title: t("region"), render: (_, { region }) => words(`region.${region}`) },
    { title: t("account"), render: (_, { account_type }) => t(`type.${account_type}`) },
    { title: t("tier"), render: (_, { user_level }) => tierName(user_level) },
    {
      title: t("realName"),
      render: (_, { real_name_state }) => <RealNameTag state={real_name_state} />,
    },
    { title: t("state"), render: (_, { state }) => <AccountStateTag state={state} /> },
    { title: t("since"), render: (_, { created_at }) => formatMinute(created_at) },
  ];
}
