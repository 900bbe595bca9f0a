import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OutboundCall, Source } from "@sampan/connectors/outbound/outbound";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { askPicture, type PictureShop } from "./ask-picture.ts";

const photo = await sharp({
  create: { width: 600, height: 400, channels: 3, background: "teal" },
})
  .png()
  .toBuffer();

/** A shop over an empty folder, and the addresses it fetched. */
async function openShop(body: Uint8Array = photo) {
  const folder = await mkdtemp(join(tmpdir(), "pictures-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const fetched: string[] = [];
  const source: Source = {
    name: "pictures",
    ask: async <T>({ request, read }: OutboundCall<T>) => {
      fetched.push(request.url);
      return read({ status: 200, headers: {}, body });
    },
    health: () => {
      throw new Error("nobody asks for it");
    },
  };
  const shop: PictureShop = {
    source,
    readOwn: async (address) => (address === "/files/ours" ? body : undefined),
    folder,
    hosts: [".alicdn.com"],
    hostMap: {},
    making: new Map(),
  };
  return { shop, folder, fetched };
}

test("a marketplace's picture is drawn anew, as WebP of the width asked for", async () => {
  const { shop } = await openShop();
  const from = "https://img.alicdn.com/a.png";
  const picture = await askPicture(shop, { from, width: 240 });
  expect(picture.ok && (await sharp(picture.value).metadata())).toMatchObject({
    format: "webp",
    width: 240,
    height: 160,
  });
});

test("one picture is fetched and kept once, whatever is written behind its address", async () => {
  const { shop, folder, fetched } = await openShop();
  for (const behind of ["", "?1", "?2", "#3"])
    await askPicture(shop, { from: `https://img.alicdn.com/a.png${behind}`, width: 240 });
  expect(fetched).toEqual(["https://img.alicdn.com/a.png"]);
  expect(await readdir(folder)).toHaveLength(1);
});

test.each([
  "http://img.alicdn.com/a.png",
  "https://img.alicdn.com:8443/a.png",
  "https://me@img.alicdn.com/a.png",
  "https://alicdn.com.evil.test/a.png",
  "https://127.0.0.1/a.png",
  "file:///etc/passwd",
  "\0",
])("nothing is fetched from %s", async (from) => {
  const { shop, fetched } = await openShop();
  expect(await askPicture(shop, { from, width: 240 })).toEqual({
    ok: false,
    error: "file_unknown",
  });
  expect(fetched).toEqual([]);
});

test("what is no picture is not passed on", async () => {
  const { shop, folder } = await openShop(Buffer.from("<script>alert(1)</script>"));
  const answer = await askPicture(shop, { from: "https://img.alicdn.com/a.png", width: 240 });
  expect(answer.ok).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});

test("a picture of our own goods is read from our files, and no other file is", async () => {
  const { shop, fetched } = await openShop();
  const own = await askPicture(shop, { from: "/files/ours", width: 96 });
  expect(own.ok && (await sharp(own.value).metadata()).width).toBe(96);
  expect(await askPicture(shop, { from: "/files/voucher", width: 96 })).toMatchObject({
    ok: false,
  });
  expect(await askPicture(shop, { from: "/else/ours", width: 96 })).toMatchObject({ ok: false });
  expect(fetched).toEqual([]);
});
