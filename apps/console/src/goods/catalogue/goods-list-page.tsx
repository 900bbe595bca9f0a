import {
  goodsViews,
  listOwnGoods,
  type OwnGoodsRow,
} from "@sampan/contract/goods/catalogue/staff-catalogue";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Button, Input, Segmented, Select, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Icon } from "../../kit/icon.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { useNames } from "../../kit/names.ts";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { Thumb } from "../../kit/thumb.tsx";
import { wideTable } from "../../kit/wide-table.ts";
import { pathTo } from "../../paths.ts";
import { CatalogueParts } from "./catalogue-parts.tsx";
import { SaleSwitch } from "./sale-switch.tsx";
import { useCategoryChoices, useNameOf } from "./use-categories.ts";
import "./catalogue.css";

const route = getRouteApi("/frame/catalogue");
const size = 20;
type View = (typeof goodsViews)[number];

/** Goods of our own shop, those off sale included. [BO-41] */
export function GoodsListPage() {
  const t = useTranslations("consoleCatalogue");
  const { search, category, view, page } = route.useSearch();
  const navigate = useNavigate();
  const asked = useQuery({
    ...queryPage(
      listOwnGoods,
      {
        page: pageOf(page),
        page_size: size,
        view: viewOf(view),
        ...(search === undefined ? {} : { search }),
        ...(category === undefined ? {} : { category_id: Number(category) }),
      },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <div className="desk">
      <div className="row wrap between">
        <CatalogueParts at="goods" />
        <Button
          type="primary"
          icon={<Icon name="plus" />}
          onClick={() => void navigate(pathTo.newGoods)}
        >
          {t("create")}
        </Button>
      </div>
      <Filters />
      <section className="panel" aria-label={t("label")}>
        <Loaded asked={asked} skeletonRows={10}>
          {({ datalist, total }) => (
            <Table<OwnGoodsRow>
              rowKey="id"
              size="small"
              columns={columns}
              dataSource={datalist}
              {...wideTable}
              pagination={pagerOf({
                page,
                size,
                total,
                onPage: (next) =>
                  void navigate({
                    to: "/catalogue",
                    search: { search, category, view, page: next },
                  }),
              })}
              locale={{ emptyText: <Nothing title={t("empty")} body={t("emptyHint")} /> }}
            />
          )}
        </Loaded>
      </section>
    </div>
  );
}

const viewOf = (written: string | undefined): View =>
  goodsViews.find((one) => one === written) ?? "all";

function Filters() {
  const t = useTranslations("consoleCatalogue");
  const navigate = useNavigate();
  const choices = useCategoryChoices();
  const { search, category, view } = route.useSearch();
  const look = (wanted: { search?: string | undefined; category?: string | undefined }) =>
    void navigate({ to: "/catalogue", search: { search, category, view, ...wanted } });
  return (
    <div className="row wrap" role="search" aria-label={t("label")}>
      <Input.Search
        key={search}
        aria-label={t("search")}
        placeholder={t("search")}
        defaultValue={search}
        allowClear
        className="catalogue-search"
        onSearch={(typed) => look({ search: typed.trim() || undefined })}
      />
      <Select
        aria-label={t("category")}
        className="catalogue-category"
        value={category ?? "all"}
        showSearch={{ optionFilterProp: "label" }}
        options={[
          { value: "all", label: t("allCategories") },
          ...choices.map(({ id, path }) => ({ value: String(id), label: path })),
        ]}
        onChange={(chosen) => look({ category: chosen === "all" ? undefined : chosen })}
      />
      <Segmented<View>
        aria-label={t("views")}
        value={viewOf(view)}
        onChange={(chosen) =>
          void navigate({ to: "/catalogue", search: { search, category, view: chosen } })
        }
        options={goodsViews.map((one) => ({ value: one, label: t(`view.${one}`) }))}
      />
    </div>
  );
}

function useColumns(): TableColumnsType<OwnGoodsRow> {
  const t = useTranslations("consoleCatalogue");
  const names = useNames();
  const nameOf = useNameOf();
  const choices = useCategoryChoices();
  return [
    {
      title: t("name"),
      render: (_, { id, names: written, image }) => (
        <span className="row">
          <Thumb src={image} />
          <span>
            <Link {...pathTo.ownGoods(id)} className="strong">
              {nameOf(written)}
            </Link>
            <br />
            <span className="small-text faint">{t("goodsNumber", { id })}</span>
          </span>
        </span>
      ),
    },
    {
      title: t("category"),
      render: (_, { category_id }) =>
        choices.find(({ id }) => id === category_id)?.path ?? (
          <span className="faint">{t("noCategory")}</span>
        ),
    },
    { title: t("goodsClass"), render: (_, row) => names.goodsClass(row.goods_class) },
    {
      title: t("price"),
      align: "right",
      render: (_, { min_price, max_price }) => (
        <>
          <Amount cents={min_price} currency="CNY" />
          {max_price > min_price && (
            <>
              {" – "}
              <Amount cents={max_price} currency="CNY" />
            </>
          )}
        </>
      ),
    },
    { title: t("skus"), align: "right", dataIndex: "skus" },
    { title: t("stock"), align: "right", dataIndex: "stock" },
    { title: t("sold"), align: "right", dataIndex: "month_sold" },
    { title: t("sale"), render: (_, row) => <SaleSwitch row={row} name={nameOf(row.names)} /> },
  ];
}
