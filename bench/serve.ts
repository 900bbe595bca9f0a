import { readConfig } from "@sampan/server/kernel/config";
import type { Needs } from "@sampan/server/kernel/needs";
import { start } from "@sampan/server/start";
import { postTransfer } from "@sampan/server/money/ledger/post-transfer";
import { growCatalogue } from "../demo/catalogue/grow-catalogue.ts";
import { seedOwnGoods } from "../demo/seed/seed-own-goods.ts";
import { seedPeople } from "../demo/seed/seed-people.ts";
import { seedReference } from "../demo/seed/seed-reference.ts";
import { countStatements } from "../tests/support/count-statements.ts";
import { fillArticles } from "./fill-articles.ts";
import { fillOwnGoods } from "./fill-own-goods.ts";
import { fillTransfers } from "./fill-transfers.ts";
import {
  insertCustomer,
  insertSession,
  insertStaff,
  insertStaffSession,
} from "../tests/support/test-people.ts";

/** What the load needs to know of a server that waits for it, as one line of JSON. */
export interface BenchServer {
  readonly url: string;
  readonly startup_ms: number;
  readonly customers: readonly {
    readonly cookie: string;
    readonly accountId: number;
    readonly addressId: string;
  }[];
  /** Another session of the first customer, last seen longer ago than a session is left as it is. */
  readonly returning: string;
  /** Who can log in, all with the password of the demo. */
  readonly logIns: readonly string[];
  readonly reviewer: string;
  readonly finance: string;
  readonly marketing: string;
  readonly skuId: string;
}

/** What the line begins with that the load waits for; the others are the server's log. */
export const filledMark = "filled ";
const customers = 16;
const logIns = 40;
const fortune = 9_000_000_000_00;

/**
 * The server with its shipped settings, in a process of its own so that its memory is its own, filled with
 * the demo's goods and with customers who can pay for everything.
 */
async function serve(): Promise<void> {
  const config = readConfig({
    SAMPAN_MODE: "demo",
    LOG_LEVEL: "error",
    REQUESTS_PER_MINUTE: "10000000",
    DATABASE_CONNECTIONS: "16",
    ...process.env,
  });
  const before = performance.now();
  const running = await start(config);
  const startup_ms = Math.round(performance.now() - before);
  countStatements(running.app.server);
  const load = await fill(running.needs);
  const server: BenchServer = { url: running.url, startup_ms, ...load };
  process.stdout.write(`${filledMark}${JSON.stringify(server)}\n`);
  process.on("SIGTERM", () => void running.stop().then(() => process.exit(0)));
}

export async function fill(needs: Needs): Promise<Omit<BenchServer, "url" | "startup_ms">> {
  const { db } = needs.database;
  const now = needs.clock();
  await db.transaction().execute(async (open) => {
    await seedPeople(open, needs);
    await seedReference(open, now);
    await seedOwnGoods(open, growCatalogue().own, now);
  });
  const ownGoods = Number(process.env["BENCH_OWN_GOODS"] ?? 0);
  if (ownGoods > 0) await fillOwnGoods(needs.database, ownGoods);
  const articles = Number(process.env["BENCH_ARTICLES"] ?? 0);
  if (articles > 0) await fillArticles(needs.database, articles);
  const sku = await db
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .select("skus.id")
    .where("products.goods_class", "=", "ordinary")
    .where("products.minimum_batch", "=", 1)
    .where("skus.stock", ">", 0)
    .executeTakeFirstOrThrow();
  // Stock is not what is measured.
  await db.updateTable("skus").set({ stock: 2_000_000_000 }).where("id", "=", sku.id).execute();
  const people = [];
  for (let count = 0; count < customers; count++) people.push(await fillCustomer(needs));
  const firstId = people[0]?.accountId ?? 0;
  await needs.prices.refresh();
  const transfers = Number(process.env["BENCH_TRANSFERS"] ?? 0);
  if (transfers > 0) await fillTransfers(needs.database, firstId, transfers);
  const { id } = await insertStaff(db, now, ["reviewer"]);
  const { id: financeId } = await insertStaff(db, now, ["finance"]);
  const { id: marketingId } = await insertStaff(db, now, ["marketing"]);
  const returned = await insertSession(db, new Date(now.getTime() - 120_000), firstId);
  return {
    customers: people,
    returning: `session_id=${returned}`,
    logIns: await fillLogIns(needs),
    reviewer: `staff_session_id=${await insertStaffSession(db, now, id)}`,
    finance: `staff_session_id=${await insertStaffSession(db, now, financeId)}`,
    marketing: `staff_session_id=${await insertStaffSession(db, now, marketingId)}`,
    skuId: String(sku.id),
  };
}

/** People with the stored password of one of the demo's, so that filling makes no hashes. */
async function fillLogIns({ database: { db }, clock }: Needs): Promise<string[]> {
  const { password_hash } = await db
    .selectFrom("accounts")
    .select("password_hash")
    .where("email", "=", "customer@sampan.test")
    .executeTakeFirstOrThrow();
  const emails: string[] = [];
  for (let count = 0; count < logIns; count++) {
    const { id, email } = await insertCustomer(db, clock());
    await db.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
    emails.push(email);
  }
  return emails;
}

async function fillCustomer({ database: { db }, clock }: Needs) {
  const now = clock();
  const account = await insertCustomer(db, now);
  const address = await db
    .insertInto("addresses")
    .values({
      account_id: account.id,
      consignee: "林小舟",
      phone: "0912345678",
      region: "TW",
      area: JSON.stringify(["臺北市", "中正區"]),
      detail: "示範路一段1號",
      postal_code: "10048",
      is_default: true,
      created_at: now,
    })
    .returning("key")
    .executeTakeFirstOrThrow();
  const paid = await postTransfer(db, {
    idempotency_key: `bench-fortune-${account.id}`,
    kind: "topup_bank",
    currency: "TWD",
    tid: "",
    entries: [
      { account: { owner: account.id, kind: "cash" }, amount: fortune },
      { account: { clearing: "bank" }, amount: -fortune },
    ],
    now,
  });
  if (!paid.ok) throw new Error("the fortune was refused");
  return {
    cookie: `session_id=${await insertSession(db, now, account.id)}`,
    accountId: account.id,
    addressId: address.key,
  };
}

if (import.meta.main) await serve();
