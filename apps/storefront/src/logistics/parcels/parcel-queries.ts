import { callApi } from "@sampan/client/call-api";
import { query, Refused } from "@sampan/client/query";
import { queryStoredParcels } from "@sampan/contract/logistics/merging/merging";
import type { OutputOf } from "@sampan/contract/kernel/call";
import {
  getBoxDetail,
  getPackageDetail,
  queryLogisticsList,
} from "@sampan/contract/logistics/parcels/parcels";
import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { searchOf, type ParcelFilter } from "./parcel-filters.ts";

/** What lies in the warehouses, to be sent. Like the list beside which it is read, it asks nobody to log in. */
export const storedParcelsQuery = query(queryStoredParcels, {});

/** A parcel with its contents, its bill and its way. */
export type ParcelDetail = OutputOf<typeof getPackageDetail>["data"];
export type Bill = NonNullable<ParcelDetail["bill"]>;
export type Arithmetic = Bill["arithmetic"][number];
export type Shipment = Bill["shipments"][number];
export type ShipmentLoad = Shipment["loads"][number];

export type BoxRow = OutputOf<typeof queryLogisticsList>["boxes"][number];
export type ParcelRow = OutputOf<typeof queryLogisticsList>["datalist"][number];

export const parcelQuery = (tid: string) => query(getPackageDetail, { tid }, { asksLogin: true });

/** A box with the customer's parcels in it and its way. */
export type BoxDetail = OutputOf<typeof getBoxDetail>["data"];
export const boxQuery = (number: string) => query(getBoxDetail, { number }, { asksLogin: true });

export interface ParcelSearch {
  readonly filter: ParcelFilter;
  readonly warehouse: ParcelRow["warehouse"] | undefined;
}

const pageSize = 10;

/**
 * The parcels, newest first, ten at a time. This list pages inside its search, and a missing session
 * prompts for nothing: the page itself offers to log in. [API-74] [ERR-01]
 */
export const parcelsQuery = (search: ParcelSearch) => listQuery(search, true);

/** The boxes they travel in, likewise. [RT-113] [PKG-20] */
export const boxesQuery = (search: ParcelSearch) => listQuery(search, false);

const listQuery = ({ filter, warehouse }: ParcelSearch, isPackage: boolean) =>
  infiniteQueryOptions({
    queryKey: [queryLogisticsList.path, "pages", { filter, warehouse, isPackage }] as const,
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam }) => {
      const search = {
        ...searchOf[filter],
        isPackage,
        ...(warehouse ? { warehouse_type: warehouse } : {}),
        currentPage: pageParam,
        pageSize,
      };
      const answer = await callApi(queryLogisticsList, { search }, { signal });
      if (!answer.ok) throw new Refused(answer.error);
      return answer.value;
    },
    getNextPageParam: ({ total }, pages) =>
      pages.length * pageSize < total ? pages.length + 1 : undefined,
  });

/** What changed parcels elsewhere: each is read anew when it is next shown. */
export async function forgetParcels(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [queryLogisticsList, getPackageDetail, getBoxDetail].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path], refetchType: "none" }),
    ),
  );
}
