import { createAlibaba1688 } from "@sampan/connectors/marketplaces/alibaba-1688/create-alibaba-1688";
import type { Marketplace } from "@sampan/connectors/marketplaces/marketplace";
import type { OrderingByWire } from "@sampan/connectors/marketplaces/ordering-by-wire";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { listPurchases } from "@sampan/contract/trade/purchases/staff-purchases";
import { sandboxCredentials } from "@sampan/sandbox/credentials";
import type { SandboxSku } from "@sampan/sandbox/catalogue-shape";
import { afterAll } from "vitest";
import type { Database } from "../../apps/server/src/kernel/db/db.ts";
import { watchWireOrders } from "../../apps/server/src/trade/wire-orders/wire-order-jobs.ts";
import { openSandbox } from "./open-sandbox.ts";
import { setSettings } from "./set-settings.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { insertProduct, insertRates, insertTariff } from "./test-goods.ts";
import { fund, pay } from "./test-journey.ts";
import { placeOrder } from "./test-orders.ts";
import { valueOf } from "./value-of.ts";

/** What stands in the sandbox's book of orders: the judge of what was really ordered. */
export interface BookedOrder {
  readonly order_no: string;
  readonly out_order_id: string;
  readonly status: string;
  readonly total: number;
  readonly pieces: number;
  readonly receiver: Readonly<Record<string, unknown>>;
  readonly express_numbers: readonly string[];
}

/** The sandbox's 1688 with our connector on it, answers awaited for so long. */
export async function openWire1688(settings: { readonly timeout_ms: number }) {
  const sandbox = await openSandbox();
  const { appKey, appSecret, accessToken, refreshToken } = sandboxCredentials.alibaba;
  const now = () => new Date();
  const limits = { totalTimeout_ms: settings.timeout_ms, headersTimeout_ms: settings.timeout_ms };
  // What breaks here breaks on purpose, and must not keep the next question back.
  const outbound = createOutbound({ now, retryDelay_ms: 1, breakerFailures: 1_000, ...limits });
  const marketplace = createAlibaba1688(
    {
      baseUrl: sandbox.url,
      appKey,
      appSecret,
      tokens: { access_token: accessToken, refresh_token: refreshToken },
      country: "en",
      now,
    },
    outbound,
  );
  afterAll(async () => {
    await outbound.close();
    await sandbox.close();
  });
  const book = async (): Promise<readonly BookedOrder[]> => {
    const answer = await fetch(`${sandbox.url}/_control/1688-orders`);
    return ((await answer.json()) as { orders: readonly BookedOrder[] }).orders;
  };
  return { sandbox, marketplace, book };
}

type Wire1688 = Awaited<ReturnType<typeof openWire1688>>;

/** A server whose house orders at the sandbox's 1688; its ordering may be broken on purpose. */
export async function openWireApp(
  wire: Wire1688,
  change: {
    readonly ordering?: Partial<OrderingByWire>;
    readonly database?: Database;
    /** Where its clock stands, for a house beside a process that goes by the time of day. */
    readonly at?: Date;
  } = {},
) {
  const { marketplace } = wire;
  const ordering = { ...marketplace.ordering, ...change.ordering };
  const replaced: Marketplace = { ...marketplace, ordering };
  const world = await openTestApp({
    marketplaces: new Map([[replaced.platform, replaced]]),
    ...(change.database && { database: change.database }),
  });
  const { needs, clock } = world;
  if (change.at) clock.set(change.at);
  const buyer = await world.staff("buyer");
  return {
    ...world,
    buyer,
    prepare: async () => {
      await insertRates(needs, clock.now());
      await insertTariff(needs);
      await setSettings(needs, { purchase_by_wire: "guangzhou" });
    },
    ...(await openShelf(wire, world)),
    ...createWatch(world),
    /** What the desk shows of an order, in either stage. */
    shown: async (tid: string) => {
      for (const stage of ["to_buy", "awaiting_seller"] as const) {
        const { datalist } = valueOf(await buyer.call(listPurchases, { stage, page_size: 100 }));
        const found = datalist.find(({ order_tid }) => order_tid === tid);
        if (found) return { stage, ...found };
      }
      return undefined;
    },
  };
}

/** Goods of the sandbox, and orders of them that wait for a buyer. */
async function openShelf({ sandbox }: Wire1688, world: TestApp) {
  const { db, clock } = world;
  const reviewer = await world.staff("reviewer");
  const [goods] = sandbox.goodsOf("1688").filter(({ dimensions, step, skus }) => {
    const isPlain = dimensions.length > 0 && step === 1;
    return isPlain && skus.some(({ stock }) => stock > 50);
  });
  const sku = goods?.skus.find(({ stock }) => stock > 50);
  if (!goods || !sku) throw new Error("the sandbox sells nothing to order");
  const num = Math.max(goods.minOrder, 2);
  let item_id: string | undefined;

  /** The goods of the sandbox as a listing of ours. */
  async function listGoods(thid: string, { id, specId, price_cents }: SandboxSku) {
    const known = await db
      .selectFrom("skus")
      .select("id")
      .where("thid_spec_id", "=", specId)
      .executeTakeFirst();
    // Another server of the same database has listed them.
    if (known) return String(known.id);
    const product = await insertProduct(db, clock.now(), { price: price_cents });
    const isIt = { thid_item_id: thid };
    await db.updateTable("products").set(isIt).where("id", "=", product.id).execute();
    const choice = { thid_sku_id: id, thid_spec_id: specId };
    await db.updateTable("skus").set(choice).where("product_id", "=", product.id).execute();
    return product.item_id;
  }

  async function toBuy() {
    item_id ??= await listGoods(goods!.thid, sku!);
    const customer = await world.customer();
    const tid = await placeOrder(customer, [{ item_id, num }]);
    valueOf(await reviewer.call(approveOrder, { tid }));
    await fund(db, customer, { amount: 100_000_000, now: clock.now() });
    valueOf(await pay(customer, tid));
    const items = await db
      .selectFrom("order_items")
      .innerJoin("orders", "orders.id", "order_items.order_id")
      .select("order_items.oid")
      .where("orders.tid", "=", tid)
      .execute();
    return { tid, oids: items.map(({ oid }) => oid), customer };
  }
  return { goods, num, toBuy };
}

function createWatch({ needs, clock }: TestApp) {
  let ahead = 0;
  return {
    /** The job, so many minutes after it ran last; whoever is logged in stays so. */
    watch: async (minutes = 0) => {
      ahead += minutes;
      clock.pass({ minutes: ahead });
      await watchWireOrders(needs);
      clock.pass({ minutes: -ahead });
    },
    restartWatch: () => {
      ahead = 0;
    },
  };
}
