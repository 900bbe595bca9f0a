import { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { listDeliveries } from "@sampan/contract/logistics/boxes/staff-shipping";
import { listStuck } from "@sampan/contract/logistics/intervals/staff-stuck";
import { findStored } from "@sampan/contract/logistics/stock/staff-stock";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import {
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import type { StaffRole } from "@sampan/domain/kernel/rights";
import {
  quoteShipment,
  type ShipmentParcel,
} from "@sampan/domain/logistics/shipments/quote-shipment";
import type { Needs } from "@sampan/server/kernel/needs";
import type pg from "pg";
import { demoTariffs } from "../demo/seed/tariffs.ts";
import { insertStaff, insertStaffSession } from "../tests/support/test-people.ts";
import { callLean } from "./call-lean.ts";
import { checkOut, type Shop } from "./checkout.ts";
import { cloneRows } from "./clone-rows.ts";
import type { Figure } from "./figure.ts";
import { onOwnServer } from "./on-own-server.ts";
import { p50Of } from "./p50-of.ts";
import { fill } from "./serve.ts";

const received = 64;
const desks = 4;
const quoted = 200;
const few = 1_000;
const many = Number(process.env["BENCH_ROWS"] ?? 1_000_000);
const asked = 100;
const firstRow = 800_000_000;
/** Parcels that wait at the destination and are late there: a dozen pages of both queues. */
const queued = 250;

/**
 * The warehouse: parcels that desks sign for, weigh and put away at once; the freight of a shipment of two hundred; and what
 * people and desks look at among a thousand parcels and among a million.
 */
export const benchParcels = (): Promise<Figure[]> =>
  onOwnServer(async ({ needs, url }, client) => {
    const shop = { ...(await fill(needs)), url };
    const tids = await receiving(needs, shop);
    return [tids.figure, quoting(), ...(await looking(needs, { shop, client, like: tids.last }))];
  });

async function sitAt({ database: { db }, clock }: Needs, role: StaffRole): Promise<string> {
  const { id } = await insertStaff(db, clock(), [role]);
  return `staff_session_id=${await insertStaffSession(db, clock(), id)}`;
}

/** Receipts with weight, size and shelf, by several desks at once. */
async function receiving(needs: Needs, shop: Shop) {
  const buyer = callLean(shop.url, await sitAt(needs, "buyer"));
  const parcels: { oid: string; express_no: string }[] = [];
  for (let at = 0; at < received; at++) {
    const customer = shop.customers[at % shop.customers.length];
    if (!customer) throw new Error("nobody to order");
    const oid = `${await checkOut(shop, customer, `received-${at}`)}-1`;
    const express_no = `BENCH${1_000_000 + at}`;
    await buyer(recordPurchase, { oids: [oid], out_oid: `B${at}` });
    await buyer(recordSellerShipment, { lines: [{ oid, num: 1 }], express_no });
    parcels.push({ oid, express_no });
  }
  const measures = { weight_g: 1_400, length_mm: 300, width_mm: 220, height_mm: 180 };
  const begun = performance.now();
  const queue = [...parcels];
  const tids: string[] = [];
  const work = async (): Promise<void> => {
    const desk = callLean(shop.url, await sitAt(needs, "warehouse"));
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { oid, express_no } = next;
      const lines = [{ oid, num: 1 }];
      const receipt = {
        express_no,
        warehouse: "guangzhou",
        lines,
        measures,
        shelf: "A-01",
      } as const;
      tids.push((await desk(receiveParcel, receipt)).data.tid);
    }
  };
  await Promise.all(Array.from({ length: desks }, work));
  const took_s = (performance.now() - begun) / 1_000;
  const figure: Figure = {
    name: `parcels received by ${desks} desks at once, PostgreSQL`,
    value: received / took_s,
    unit: "per second",
    target: { at_least: 20 },
    detail: "signed for, weighed, measured and put on a shelf, with orders, logs and notices",
  };
  return { figure, last: tids.at(-1) ?? "" };
}

/** The pure function, as estimate, quote and bill ask it. */
function quoting(): Figure {
  const line = demoTariffs[0];
  if (!line) throw new Error("the demo has a tariff");
  const parcel = (at: number): ShipmentParcel => ({
    line,
    measures: { weight_g: 500 + at, length_mm: 300, width_mm: 200 + at, height_mm: 100 },
  });
  const others = Array.from({ length: quoted - 1 }, (_, at) => parcel(at + 1));
  const times_ms = Array.from({ length: 200 }, () => {
    const begun = performance.now();
    quoteShipment([parcel(0), ...others]);
    return performance.now() - begun;
  }).toSorted((one, other) => one - other);
  return {
    name: `freight of ${quoted} parcels that leave together, p99`,
    value: times_ms[Math.floor(times_ms.length * 0.99)] ?? 0,
    unit: "ms",
    target: { at_most: 20 },
    detail: `p50 ${(times_ms[Math.floor(times_ms.length / 2)] ?? 0).toFixed(2)} ms`,
  };
}

const toDeliver = "parcels to deliver";
const late = "late parcels";

/** A queue without rows would be measured as fast as it never is. */
async function holdsFull(lists: Readonly<Record<string, () => Promise<unknown>>>, size: number) {
  for (const name of [toDeliver, late]) {
    const shown = (await lists[name]?.()) as { readonly datalist: readonly unknown[] };
    if (shown.datalist.length < size)
      throw new Error(`${name}: ${String(shown.datalist.length)} rows where a page has ${size}`);
  }
}

interface Looking {
  readonly shop: Shop;
  readonly client: pg.Client;
  /** The parcel whose like fills the tables. */
  readonly like: string;
}

async function looking(needs: Needs, { shop, client, like }: Looking): Promise<Figure[]> {
  const customer = callLean(shop.url, shop.customers[0]?.cookie ?? "");
  const logistics = callLean(shop.url, await sitAt(needs, "logistics"));
  const warehouse = callLean(shop.url, await sitAt(needs, "warehouse"));
  const page = { page: 1, page_size: 20 };
  const lists: Readonly<Record<string, () => Promise<unknown>>> = {
    "a customer's parcels": () => customer(queryLogisticsList, { search: {} }),
    [toDeliver]: () => logistics(listDeliveries, page),
    [late]: () => logistics(listStuck, page),
    "a parcel on its shelf": () => warehouse(findStored, { number: like }),
  };
  const [owner = { accountId: 0 }, other = owner] = shop.customers;
  const { accountId: ownerId } = owner;
  await queue(client, like, { first: firstRow, count: queued, ownerId });
  await grow(client, like, { first: firstRow + queued, count: few / 2 - queued, ownerId });
  await holdsFull(lists, page.page_size);
  const inSmall = await p50Of(lists, asked);
  await grow(client, like, { first: firstRow + few, count: many, ownerId: other.accountId });
  const inLarge = await p50Of(lists, asked);
  return Object.keys(lists).map((name) => {
    const [small = 0, large = 0] = [inSmall[name], inLarge[name]];
    return {
      name: `${name} among ${many.toLocaleString("en")}, PostgreSQL, p50`,
      value: large / small,
      unit: `of the same among ${few.toLocaleString("en")}`,
      target: { at_most: 1.5 },
      detail: `${large.toFixed(1)} ms against ${small.toFixed(1)} ms, asked for ${asked} times one after the other`,
    };
  });
}

interface Rows {
  readonly first: number;
  readonly count: number;
  readonly ownerId: number;
}

/** Parcels that reached their owner long ago, each with a line of the first. */
const grow = (client: pg.Client, like: string, rows: Rows): Promise<void> =>
  copyParcels(client, like, {
    ...rows,
    stands: "'transport_state', 'received', 'receive_time', now()",
  });

/** Parcels that have come to the destination, one minute after the other, and are late there since. */
async function queue(client: pg.Client, like: string, rows: Rows): Promise<void> {
  const { first, count } = rows;
  await copyParcels(client, like, {
    ...rows,
    stands: "'transport_state', 'arrived_at_destination'",
  });
  const numbers = `generate_series(${first}, ${first + count - 1}) as n`;
  const came = `now() - interval '9 days' + (n - ${first}) * interval '1 minute'`;
  await client.query(
    `insert into package_events (package_id, transport_state, at)
     select n, 'arrived_at_destination', ${came} from ${numbers}`,
  );
  await client.query(
    `insert into stuck_parcels (package_id, leg, begun_at, due_at, found_at)
     select n, 'bring', ${came}, ${came} + interval '3 days', now() from ${numbers}`,
  );
  await client.query("vacuum analyze");
}

async function copyParcels(
  client: pg.Client,
  like: string,
  { first, count, ownerId, stands }: Rows & { readonly stands: string },
): Promise<void> {
  const range = { first, count };
  const parcel = `'id', n, 'tid', 'SPC' || n, 'express_no', 'CLONE' || n, 'account_id', ${ownerId}, 'billing', 4,
    ${stands}`;
  // Rows that were checked where they come from; what they name is there.
  await client.query("set session_replication_role = replica");
  await cloneRows(client, { table: "packages", where: `tid = '${like}'`, changed: parcel }, range);
  const where = `package_id = (select id from packages where tid = '${like}')`;
  await cloneRows(client, { table: "package_items", where, changed: "'package_id', n" }, range);
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze");
}
