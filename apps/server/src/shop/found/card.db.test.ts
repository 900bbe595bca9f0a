import sharp from "sharp";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct, insertRates } from "../../../../../tests/support/test-goods.ts";
import { gatherCard } from "./gather-card.ts";

const { app, db, clock, needs } = await openTestApp();
await insertRates(needs, clock.now());
await needs.prices.refresh();
const known = await insertProduct(db, clock.now(), { platform: 1 });
const setPictures = (images: readonly string[]) =>
  db
    .updateTable("products")
    .set({ images: JSON.stringify(images) })
    .where("id", "=", known.id)
    .execute();

const ask = (path: string) => app.inject(path);

test("goods we know have a card of the size that is asked for, drawn once and the same for all", async () => {
  await setPictures([]);
  const path = `/cards/goods/${known.id}.th.jpg`;
  const [one, other] = await Promise.all([ask(path), ask(path)]);
  expect(one.statusCode).toBe(200);
  // Without the goods on it, it may be another one soon.
  expect(one.headers["cache-control"]).toBe("public, max-age=300");
  const { format, width, height } = await sharp(one.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1_200, height: 630 });
  expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
  // In another language it is another picture.
  expect((await ask(`/cards/goods/${known.id}.en.jpg`)).rawPayload.equals(one.rawPayload)).toBe(
    false,
  );
});

test("goods nobody knows, goods that are gone and words that are no language have none", async () => {
  const gone = await insertProduct(db, clock.now(), { platform: 1 });
  await db.updateTable("products").set({ is_on_sale: false }).where("id", "=", gone.id).execute();
  for (const name of ["999999999.th", `${gone.id}.th`, `${known.id}.klingon`, "x.th", "0.th"])
    expect((await ask(`/cards/goods/${name}.jpg`)).statusCode).toBe(404);
});

test("a card says the lowest price in yuan and in what customers pay in, and of which day it is", async () => {
  const picture = "https://cbu01.alicdn.com/dress.jpg";
  await setPictures([picture]);
  const asked: string[] = [];
  const card = await gatherCard(
    {
      ...needs,
      askPicture: async ({ from }) => {
        asked.push(from);
        return { ok: false, error: { code: "service_unavailable" } };
      },
    },
    { id: known.id, language: "th", network: "192.0.2.1" },
  );
  expect(asked).toEqual([picture]);
  expect(card).toMatchObject({ title: "เดรส", language: "th" });
  expect(card?.price).toMatch(/¥\s?[\d,]+\.\d\d/);
  expect(card?.inOthers).toMatch(/^≈ NT\$.+ · ≈ ฿/);
  expect(card?.pricedOn).toMatch(/20\d\d$/);
  // Without its picture the card is drawn all the same.
  expect(card).not.toHaveProperty("picture");
});
