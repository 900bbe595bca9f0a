import { createEcpayLogistics } from "@sampan/connectors/carriers/ecpay/create-ecpay-logistics";
import type { ShippingProvider } from "@sampan/connectors/carriers/shipping-provider";
import { ecpayTime } from "@sampan/connectors/payments/ecpay/ecpay-time";
import { checkMacValue } from "@sampan/connectors/payments/ecpay/check-mac-value";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import {
  chooseStore,
  ecpayShippingPush,
  ecpayStoreAnswer,
  openStoreMap,
  readLastMile,
} from "@sampan/contract/logistics/last-mile/last-mile";
import { handInParcel } from "@sampan/contract/logistics/last-mile/staff-last-mile";
import { createBox, loadBox, moveBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import type { StoreChain } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach } from "vitest";
import { watchLastMile } from "../../apps/server/src/logistics/last-mile/last-mile-jobs.ts";
import { openSandbox } from "./open-sandbox.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { insertRates, insertTariff } from "./test-goods.ts";
import { openJourney, pay, type TestCustomer } from "./test-journey.ts";
import { valueOf } from "./value-of.ts";

type Hear = (payload: string) => Promise<{ readonly statusCode: number; readonly body: string }>;

/** ECPay's logistics at a sandbox, whose pushes come to `hear` over HTTP, and whose clock is the one that is handed in later. */
async function openCarrier(hear: Hear) {
  let moment = () => new Date();
  const sandbox = await openSandbox({ now: () => moment() });
  const outbound = createOutbound({ now: () => new Date(), retryDelay_ms: 1 });
  const shop = createServer((request, response) => {
    let payload = "";
    request.setEncoding("utf8").on("data", (part: string) => (payload += part));
    request.on("end", () => {
      void hear(payload).then((answer) => response.writeHead(answer.statusCode).end(answer.body));
    });
  });
  await new Promise<void>((listening) => shop.listen(0, "127.0.0.1", listening));
  const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const own = {
    baseUrl: `${sandbox.url}/ecpay-logistics`,
    sender: { name: "三板集運", mobile: "0912345678" },
  };
  const home = { postal_code: "114", address: "臺北市內湖區瑞光路100號" };
  const shipping = createEcpayLogistics(
    {
      stores: { ...known.ecpayStores, ...own },
      home: { ...known.ecpayHome, ...own, ...home },
      mapReplyUrl: `${shopUrl}${ecpayStoreAnswer.path}`,
      pushUrl: `${shopUrl}${ecpayShippingPush.path}`,
      now: () => moment(),
    },
    outbound,
  );
  afterAll(async () => {
    await outbound.close();
    await sandbox.close();
    shop.close();
  });
  const goBy = (clock: () => Date) => {
    moment = clock;
  };
  return { sandbox, shipping, goBy };
}

/** What the carrier of stores says of an order of ours, as it comes over the wire. */
export function signedPush(
  { trade_no, logistics_id }: { readonly trade_no: string; readonly logistics_id: string },
  { code, at }: { readonly code: string; readonly at: Date },
): string {
  const fields = {
    MerchantID: known.ecpayStores.merchantId,
    MerchantTradeNo: trade_no,
    AllPayLogisticsID: logistics_id,
    RtnCode: code,
    RtnMsg: "",
    LogisticsType: "CVS",
    LogisticsSubType: "UNIMARTC2C",
    UpdateStatusDate: ecpayTime(at),
  };
  const CheckMacValue = checkMacValue(known.ecpayStores, fields, "md5");
  return new URLSearchParams({ ...fields, CheckMacValue }).toString();
}

const post = ({ app }: TestApp, url: string, payload: string) =>
  app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload,
  });

/** The whole server whose parcels the sandbox brings to stores and doors, and tells of; each test begins with empty vans. */
export async function openLastMileWorld() {
  const hear: Hear = (payload) => post(world, ecpayShippingPush.path, payload);
  const carrier = await openCarrier((payload) => hear(payload));
  const { sandbox, shipping } = carrier;
  const world = await openTestApp({ shipping });
  const { clock, db, needs } = world;
  carrier.goBy(() => clock.now());
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  const journey = await openJourney(world);
  const begin = clock.now();
  afterEach(async () => {
    await sandbox.control("reset");
    clock.set(begin);
    const ended = { ended_at: begin, trouble: "", answer_by: null } as const;
    await db.updateTable("last_mile_choices").set(ended).execute();
    await db.updateTable("shipping_orders").set({ look_at: null }).execute();
  });
  const acts = { ...ownersActs(world, shipping), ...warehouseActs(journey) };
  const eyes = seen(world, sandbox.url);
  const work = () => watchLastMile(needs);
  /** A parcel at our warehouse in Taiwan, for a store, with its order at the carrier. */
  async function ordered() {
    const owner = await world.customer();
    const { tid, parcel } = await acts.stored(owner);
    valueOf(await acts.choose(owner, parcel));
    await acts.arrive(parcel);
    await work();
    const [order] = await eyes.orderOf(parcel);
    if (!order) throw new Error("nothing was ordered");
    return { owner, tid, parcel, order };
  }
  return {
    ...world,
    sandbox,
    shipping,
    journey,
    hear,
    ...acts,
    ...eyes,
    work,
    ordered,
    /** The same, dropped at a store by our people. */
    handedIn: async () => {
      const of = await ordered();
      valueOf(await journey.logistics.call(handInParcel, { trade_no: of.order.trade_no }));
      return of;
    },
    /** A step of a parcel at the carrier, which tells us. */
    step: (trade_no: string, step: string) => sandbox.control("shipping", { trade_no, step }),
    slip: (kind: string) => sandbox.control("shipping-slips", { kind }),
    closeStore: (store_id: string) => sandbox.control("shipping-stores", { store_id }),
  };
}

function warehouseActs({ paid, billed, logistics }: Awaited<ReturnType<typeof openJourney>>) {
  return {
    /** A paid parcel of an order, before anybody loaded it. */
    stored: async (owner: TestCustomer) => {
      const tid = await paid(owner, { order: { transport: 12 } });
      const { parcel } = await billed(tid);
      valueOf(await pay(owner, tid));
      return { tid, parcel };
    },
    arrive: async (parcel: string) => {
      const wish = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
      const { number } = valueOf(await logistics.call(createBox, wish)).data;
      valueOf(await logistics.call(loadBox, { number, tids: [parcel] }));
      for (const event of ["seal", "depart", "enter_customs", "arrive"] as const)
        valueOf(await logistics.call(moveBox, { number, event }));
    },
  };
}

function ownersActs(world: TestApp, shipping: ShippingProvider) {
  /** What a browser brings back from a map that was opened: by default the first store of the chain. */
  const seeMap = async (owner: TestCustomer, parcel: string, chain: StoreChain, store?: string) => {
    const { fields } = valueOf(await owner.call(openStoreMap, { tid: parcel, chain })).data;
    const visit = fields["ExtraData"] ?? "";
    const [first] = valueOf(await shipping.listStores(chain));
    const answer = { ExtraData: visit, CVSStoreID: store ?? first?.store_id ?? "" };
    const back = await post(world, ecpayStoreAnswer.path, new URLSearchParams(answer).toString());
    return { visit, back };
  };
  return {
    seeMap,
    choose: async (
      owner: TestCustomer,
      parcel: string,
      chain: StoreChain = "seven_eleven",
      ...store: readonly string[]
    ) => {
      const { visit } = await seeMap(owner, parcel, chain, store[0]);
      return owner.call(chooseStore, { tid: parcel, visit });
    },
  };
}

interface AtCarrier {
  readonly tradeNo: string;
  readonly subType: string;
  readonly storeId: string;
}

function seen({ db }: TestApp, sandboxUrl: string) {
  return {
    /** What the carrier has of us. */
    atCarrier: async (): Promise<readonly AtCarrier[]> => {
      const answer = await fetch(`${sandboxUrl}/_control/shipping`);
      return ((await answer.json()) as { orders: readonly AtCarrier[] }).orders;
    },
    shown: async (owner: TestCustomer, parcel: string) =>
      valueOf(await owner.call(readLastMile, { tid: parcel })).data,
    /** Orders of a parcel, the newest first. */
    orderOf: (parcel: string) =>
      db
        .selectFrom("shipping_orders")
        .innerJoin("packages", "packages.id", "shipping_orders.package_id")
        .selectAll("shipping_orders")
        .where("packages.tid", "=", parcel)
        .orderBy("shipping_orders.id", "desc")
        .execute(),
    toldOf: async (owner: TestCustomer, kind: string) => {
      const notices = await db
        .selectFrom("notices")
        .select("kind")
        .where("account_id", "=", owner.id)
        .execute();
      return notices.filter((notice) => notice.kind === kind);
    },
  };
}
