import { readOrderPdf } from "@sampan/contract/trade/orders/order-pdf";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { languages } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { paperOf } from "./print-order.ts";

const app = await openTestApp();
const { clock, needs, customer } = app;
const journey = await openJourney(app);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

test("an order on paper has every line and every amount of its page, which add up to its totals", async () => {
  const ming = await customer();
  const tid = await journey.paid(ming, { goods: { price: 59_00 }, order: { insurance: 3 } });
  await journey.billed(tid);
  const { data: order } = valueOf(await ming.call(getOrderDetail, { tid }));
  const caller = {
    language: "zh-TW",
    now: clock.now(),
    customer: { uid: "A1", region: "TW" },
  } as const;
  const { facts, tables } = paperOf(order, { caller, say: needs.say });
  const [goods, sums] = tables;
  const money = (cents: number) => formatAmount(cents, order.sums.currency);
  expect(facts[0]).toContain(tid);
  expect(goods?.rows.map((cells) => cells.slice(1))).toEqual(
    order.items.map(({ num, price, amount }) => [
      String(num),
      formatAmount(price, "CNY"),
      formatAmount(amount, "CNY"),
    ]),
  );
  expect(sums?.rows.map(([, , amount]) => amount)).toEqual(
    order.sums.rows.map(({ amount }) => money(amount)),
  );
  expect(sums?.rows[0]?.[1]).toBe(`${formatAmount(118_00, "CNY")} × 4.53`);
  const { first_instalment, second_instalment, door_total } = order.sums;
  expect(sums?.sums.map(({ amount }) => amount)).toEqual(
    [first_instalment, second_instalment, door_total].map(money),
  );
  expect(first_instalment + second_instalment).toBe(door_total);
});

test("it is a document in the language of whoever asks, and nobody else's", async () => {
  const [ming, lee] = [await customer(), await customer()];
  const tid = await journey.paid(ming);
  for (const language of languages) {
    ming.cookies.set("lang", language);
    const { pdf } = valueOf(await ming.call(readOrderPdf, { tid })).data;
    const document = Buffer.from(pdf, "base64").toString("latin1");
    expect(document.slice(0, 5)).toBe("%PDF-");
    expect(document).toContain(`/Lang (${language})`);
  }
  // What the warehouse took a picture of is in it, while the picture is kept.
  const { parcel } = await journey.billed(tid);
  const plain = valueOf(await ming.call(readOrderPdf, { tid })).data.pdf;
  const key = "a".repeat(40);
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#357" } });
  await needs.files.put(key, await picture.jpeg().toBuffer());
  await app.db
    .updateTable("packages")
    .set({ photos: JSON.stringify([`/files/${key}`, `/files/${"b".repeat(40)}`]) })
    .where("tid", "=", parcel)
    .execute();
  const { pdf } = valueOf(await ming.call(readOrderPdf, { tid })).data;
  const imagesIn = (text: string) =>
    Buffer.from(text, "base64").toString("latin1").split("/Subtype /Image").length - 1;
  expect([imagesIn(plain), imagesIn(pdf)]).toEqual([0, 1]);
  expect(refusalOf(await lee.call(readOrderPdf, { tid }))).toBe("order_unknown");
});
