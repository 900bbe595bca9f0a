import { createHash, randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { hash } from "@node-rs/argon2";
import { rechargePay } from "@sampan/contract/money/topups/online-topups";
import { createTrade, simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { cancelAccount } from "@sampan/contract/people/personal-data";
import { rechargeApply } from "@sampan/contract/money/ledger/wallet";
import { beforeAll, expect, test } from "vitest";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { refusalOf } from "../../../../../tests/support/value-of.ts";
import { createPriceBook } from "../../money/price-book/create-price-book.ts";

const { servers, customer, db } = await openTwoServers({ sandbox: true });
const [one, other] = servers;

const password = createHash("sha256").update("Boat_2026").digest("hex");
let password_hash = "";
let item_id = "";

beforeAll(async () => {
  // Cheap on purpose: the closing should be as quick as what it races with.
  password_hash = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  const prices = createPriceBook({ database: { db }, clock: () => new Date() });
  await insertRates({ database: { db }, prices }, new Date());
  await insertTariff({ database: { db }, prices });
  ({ item_id } = await insertProduct(db, new Date(), { stock: 10_000 }));
  const name = JSON.stringify({ zh: "银行", "zh-TW": "銀行", th: "Bank", en: "Bank" });
  const bank = { kind: "transfer", region: "TW", code: "998", name, position: 1 } as const;
  await db.insertInto("banks").values(bank).execute();
});

type Person = Awaited<ReturnType<typeof person>>;

async function person() {
  const ming = await customer();
  await db.updateTable("accounts").set({ password_hash }).where("id", "=", ming.id).execute();
  const key = randomBytes(20).toString("hex");
  const picture = { mime: "image/webp", bytes: 9, width: 1, height: 1, created_at: new Date() };
  const voucher = { key, account_id: ming.id, kind: "voucher", ...picture } as const;
  await db.insertInto("files").values(voucher).execute();
  return { ming, home: await saveHome(ming), voucher: `/files/${key}` };
}

const lines = () => [{ item_id, num: 10 }];

/** Everything that has to be settled before an account may close, made by its owner. */
const makers: Record<string, (of: Person) => Promise<string>> = {
  "an order": async ({ ming, home }) =>
    refusalOf(await ming.at(other.url).call(createTrade, wholeOrder(home, lines()))),
  "a transfer": async ({ ming, voucher }) =>
    refusalOf(
      await ming.at(other.url).call(rechargeApply, {
        param: {
          amount: 500_000,
          bank: "998",
          pay_no: ming.uid,
          pay_time: "2026-03-02 11:20",
          content: { imgs: [voucher] },
        },
      }),
    ),
  "an online top-up": async ({ ming }) =>
    refusalOf(await ming.at(other.url).call(rechargePay, { amount: 50_000, channel: "ecpay" })),
};

test("nobody is left with a closed account and something open in it [ACC-37]", async () => {
  const first = await person();
  const order = wholeOrder(first.home, lines());
  const isReady = async () =>
    refusalOf(await first.ming.at(other.url).call(simulateCreateTrade, order));
  // Each process reads the rates when it is their time.
  await expect.poll(isReady, { timeout: 20_000, interval: 200 }).toBe("accepted");

  const outcomes: Record<string, number> = {};
  for (const [what, make] of Object.entries(makers)) {
    // Not all at the same distance: somewhere in between lies the moment that matters.
    for (const ahead_ms of [0, 4, 8, 12, 16, 20, 25, 30, 40, 60]) {
      const people = await Promise.all(Array.from({ length: 4 }, person));
      const round = people.map(async (of) => {
        const closing = of.ming.at(one.url).call(cancelAccount, { password });
        await sleep(ahead_ms);
        const [closed, made] = await Promise.all([closing.then(refusalOf), make(of)]);
        const outcome = `${what}: ${closed === "accepted" ? "closed" : "open"}, ${made}`;
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      });
      await Promise.all(round);
    }
  }
  const closed = db.selectFrom("accounts").select("id").where("state", "=", "cancelled");
  const open = {
    orders: await db
      .selectFrom("orders")
      .select("id")
      .where("account_id", "in", closed)
      .where("status", "not in", [7, 9])
      .execute(),
    topups: await db
      .selectFrom("topups")
      .select("id")
      .where("account_id", "in", closed)
      .where("state", "in", ["under_review", "created", "paying"])
      .execute(),
  };
  expect({ ...open, outcomes }).toMatchObject({ orders: [], topups: [] });
  // Both came first at times, else nothing was proven.
  const ends = Object.keys(outcomes).join("\n");
  expect(ends).toMatch(/: closed, login_needed/);
  expect(ends).toMatch(/: open, accepted/);
}, 120_000);
