import type { OrderTab } from "@sampan/domain/trade/orders/order-tabs";
import { Button, buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { EmptyState, EndOfList, ErrorState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { endKey } from "../../shell/end-key.ts";
import { faultWords } from "../../shell/fault-words.ts";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { useNearEnd } from "../../shell/use-near-end.ts";
import { OrderCardRow } from "./order-card.tsx";
import { isFiltered, type OrderFilter } from "./order-filter.ts";
import { ordersQuery } from "./order-queries.ts";

interface OrdersOfTabProps {
  readonly tab: OrderTab;
  readonly filter: OrderFilter;
  /** Takes the filter away. */
  readonly onClear: () => void;
}

/** The orders of a tab that fit the filter: five, and five more when the end comes near. [ORD-02] [ORD-03] [ORD-04] */
export function OrdersOfTab({ tab, filter, onClear }: OrdersOfTabProps) {
  const t = useTranslations("orders");
  const query = ordersQuery(tab, filter);
  const orders = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const { hasNextPage, isFetching, isError, fetchNextPage } = orders;
  const end = useNearEnd(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  });
  if (orders.isPending) return <OrdersSkeleton />;
  const pages = orders.data?.pages ?? [];
  const total = pages[0]?.total ?? 0;
  if (total === 0 && !isError)
    return (
      <ReadAnew of={query}>
        {isFiltered(filter) ? <NoneFits onClear={onClear} /> : <NoOrders />}
      </ReadAnew>
    );
  return (
    <ReadAnew of={query}>
      <ul className="stack">
        {pages
          .flatMap(({ datalist }) => datalist)
          .map((order) => (
            <OrderCardRow key={order.tid} order={order} />
          ))}
      </ul>
      {isError && (
        <OrdersFault
          error={orders.error}
          busy={isFetching}
          onRetry={() => void (pages.length > 0 ? fetchNextPage() : orders.refetch())}
        />
      )}
      {hasNextPage && !isError && (
        <div key={endKey(orders)} ref={end} className="pt-3">
          <OrdersSkeleton count={1} />
        </div>
      )}
      {!hasNextPage && !isError && <EndOfList>{t("end", { count: total })}</EndOfList>}
    </ReadAnew>
  );
}

interface OrdersFaultProps {
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

function OrdersFault({ error, busy, onRetry }: OrdersFaultProps) {
  const words = useTranslations("common");
  const { speech } = useRouteContext({ from: "__root__" });
  return (
    <div className="pt-3">
      <ErrorState
        title={faultWords(speech.say, error)}
        action={
          <Button busy={busy} onClick={onRetry}>
            {words("retry")}
          </Button>
        }
      />
    </div>
  );
}

function NoOrders() {
  const t = useTranslations("orders.empty");
  return (
    <EmptyState
      title={t("title")}
      body={t("body")}
      action={
        <Link {...pathTo.find} className={buttonLook({})}>
          {t("action")}
        </Link>
      }
    />
  );
}

function NoneFits({ onClear }: Pick<OrdersOfTabProps, "onClear">) {
  const t = useTranslations("orders.filter");
  return (
    <EmptyState
      title={t("none.title")}
      body={t("none.body")}
      action={<Button onClick={onClear}>{t("clear")}</Button>}
    />
  );
}

function OrdersSkeleton({ count = 3 }: { readonly count?: number }) {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <div className="stack">
        {Array.from({ length: count }, (_, row) => (
          <Card key={row} className="stack">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-13" />
            <Skeleton className="h-13" />
            <Skeleton className="h-11" />
          </Card>
        ))}
      </div>
    </LoadingRegion>
  );
}
