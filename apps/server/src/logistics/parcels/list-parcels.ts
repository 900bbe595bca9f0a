import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { billingStates, wireStatusOf } from "@sampan/domain/logistics/parcels/package-state";
import type { Db } from "../../kernel/db/db.ts";
import { selectBoxes } from "./box-queries.ts";
import { describeBox, describeParcel, type Parcel, type Reader } from "./describe-parcel.ts";
import {
  selectParcelItems,
  selectParcels,
  selectParcelsInBoxes,
  type StoredParcel,
} from "./parcel-queries.ts";

type Input = InputOf<typeof queryLogisticsList>;
type Listed = OutputOf<typeof queryLogisticsList>;

/** The caller's parcels, or the boxes they travel in. [API-74] [PKG-19] [PKG-20] [PKG-29] */
export function listParcels(db: Db, input: Input, reader: Reader): Promise<Listed> {
  const { isPackage } = input.search;
  return isPackage === false || isPackage === 0
    ? listBoxes(db, input, reader)
    : listOwnParcels(db, input, reader);
}

async function listOwnParcels(
  db: Db,
  { search, sale_out_oid }: Input,
  reader: Reader,
): Promise<Listed> {
  const found = await selectParcels(db, {
    accountId: reader.caller.customer.id,
    // Unpaid travels as 0. [PKG-16]
    billing: billingStates.filter((state) => search.statusArr.includes(wireStatusOf(state))),
    transport: search.transportArr,
    warehouse: search.warehouse_type,
    out_oid: search.outOid ?? sale_out_oid,
    rel_tid: search.relTid,
    bizAttributes: search.bizAttrArray,
    newestFirst: search.orderBy === "cdate desc",
    limit: search.pageSize,
    offset: (search.currentPage - 1) * search.pageSize,
  });
  const datalist = await describeAll(db, found.rows, reader);
  return { datalist, boxes: [], total: found.total };
}

async function listBoxes(db: Db, { search }: Input, reader: Reader): Promise<Listed> {
  const accountId = reader.caller.customer.id;
  const found = await selectBoxes(db, {
    accountId,
    transport: search.transportArr,
    warehouse: search.warehouse_type,
    limit: search.pageSize,
    offset: (search.currentPage - 1) * search.pageSize,
  });
  const boxIds = found.rows.map(({ id }) => id);
  const own = await selectParcelsInBoxes(db, { boxIds, accountId });
  const boxes = found.rows.map((box) =>
    describeBox(
      box,
      own.filter(({ box_id }) => box_id === box.id),
      reader,
    ),
  );
  return { datalist: [], boxes, total: found.total };
}

/** Parcels with what is in them. */
export async function describeAll(
  db: Db,
  parcels: readonly StoredParcel[],
  reader: Reader,
): Promise<Parcel[]> {
  const items = await selectParcelItems(
    db,
    parcels.map(({ id }) => id),
  );
  return parcels.map((parcel) =>
    describeParcel(
      parcel,
      items.filter(({ package_id }) => package_id === parcel.id),
      reader,
    ),
  );
}
