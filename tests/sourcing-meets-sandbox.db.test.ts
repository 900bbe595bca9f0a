import { searchByPicture } from "@sampan/contract/goods/sourcing/sourcing";
import { uploadImage } from "@sampan/contract/kernel/uploads";
import { expect, describe, test } from "vitest";
import { openSourcingWorld } from "./support/open-sourcing-world.ts";
import { valueOf } from "./support/value-of.ts";

/** The calls of the contract, over HTTP, down to the protocols of the marketplaces and back. */
const { get, open, idsOf, sandbox, callsOf, connectAnew, customer, spoil } =
  await openSourcingWorld();

const marketplaces = [
  { platform: 3, name: "1688", asked: "is read through its own call [API-50]" },
  {
    platform: 4,
    name: "taobao",
    asked: "is read through its own call [API-49]",
  },
  { platform: 5, name: "jd", asked: "is read through its own call [API-51]" },
  { platform: 6, name: "pdd", asked: "is read through its own call [API-52]" },
  {
    platform: 7,
    name: "groupbuy",
    asked: "is read through its own call [API-53]",
  },
] as const;

const opened = async (platform: 3 | 4 | 5 | 6 | 7, name: string) => {
  const [id = ""] = idsOf(name);
  const { body } = await open(platform, id);
  expect(body).toMatchObject({ success: true });
  return { ...body.data, asked: id } as Record<string, unknown>;
};

test.each(marketplaces)("a product of $name $asked", async ({ platform, name }) => {
  const product = await opened(platform, name);
  expect(product).toMatchObject({ platform, thid_item_id: product["asked"], is_stale: false });
  expect(product).toMatchObject({ item_name: expect.stringMatching(/\p{Script=Han}/u) });
});

describe("every product, whatever its marketplace,", () => {
  const each = async (look: (product: Record<string, unknown>) => void) => {
    for (const { platform, name } of marketplaces) look(await opened(platform, name));
  };
  const cents = expect.toSatisfy((value: unknown) => Number.isSafeInteger(value));

  test("holds its prices in cents, the lowest and the highest among them [ITEM-02]", async () => {
    await each((product) => {
      expect(product).toMatchObject({
        price: cents,
        activity_price: cents,
        min_price: cents,
        max_price: cents,
        price_real: cents,
      });
      expect(Number(product["min_price"])).toBeGreaterThan(0);
      expect(Number(product["max_price"])).toBeGreaterThanOrEqual(Number(product["min_price"]));
    });
  });

  test("holds its own pictures, and the address that its listing has there [ITEM-05] [ITEM-09]", async () => {
    const shown = new Set<string>();
    await each(({ item_images, ext, asked }) => {
      const images = item_images as string[];
      expect(images.length).toBeGreaterThan(0);
      expect(new Set(images).size).toBe(images.length);
      for (const image of images) {
        expect(image).toMatch(/^https?:\/\/\S+$/);
        expect(shown).not.toContain(image);
      }
      for (const image of images) shown.add(image);
      const { url } = ext as { url: string };
      expect(url).toMatch(/^https:\/\//);
      expect(url).toContain(String(asked));
    });
  });

  test("holds its unit, an id of ours that is no other's, and the stock of its skus on sale [ITEM-10]", async () => {
    const ids = new Set<unknown>();
    await each(({ id, spu_id, unit, storage, item_sku_list }) => {
      expect(id).toEqual(expect.stringMatching(/^[1-9]\d*$/));
      expect(spu_id).toBe(id);
      expect(ids).not.toContain(id);
      ids.add(id);
      expect(unit).toMatch(/^\p{Script=Han}$/u);
      const skus = item_sku_list as { storage: number; status: number }[];
      const onSale = skus.filter(({ status }) => status === 1);
      expect(storage).toBe(onSale.reduce((total, sku) => total + sku.storage, 0));
      expect(storage).toBeGreaterThan(0);
    });
  });

  test("holds the pictures of its option values [ITEM-11]", async () => {
    let pictured = 0;
    await each(({ image_value, item_prop_list }) => {
      const values = (item_prop_list as { sku: boolean; prop_value: { value: string }[] }[])
        .filter(({ sku }) => sku)
        .flatMap(({ prop_value }) => prop_value.map(({ value }) => value));
      for (const [value, image] of Object.entries(image_value as Record<string, string>)) {
        pictured += 1;
        expect(values).toContain(value);
        expect(image).toMatch(/^https?:\/\//);
      }
    });
    expect(pictured).toBeGreaterThan(0);
  });
});

describe("a search", () => {
  test.each([
    { row: "API-44", path: "/gateway/docking/alibaba/search", platform: 3 },
    { row: "API-45", path: "/gateway/docking/taobao/item/get_list", platform: 4 },
    { row: "API-46", path: "/gateway/docking/jd/item/get_list", platform: 5 },
  ])("of platform $platform finds its goods [$row]", async ({ path, platform }) => {
    const { body } = await get(path, { keywords: "包", page_size: "5" });
    expect(body).toMatchObject({ success: true, is_stale: false });
    expect(body.datalist?.length).toBeGreaterThan(0);
    for (const item of body.datalist ?? []) {
      expect(item).toMatchObject({ platform, ext: { platform } });
      expect(item["thid_item_id"]).toMatch(/\S/);
    }
  });

  test("orders by price, up and down [CONST-35] [CONST-36]", async () => {
    for (const path of ["/gateway/docking/alibaba/search", "/gateway/docking/jd/item/get_list"]) {
      const pricesBy = async (order_by: string) =>
        ((await get(path, { keywords: "包", order_by })).body.datalist ?? []).map((item) =>
          Number(item["price"]),
        );
      const [up, down] = [await pricesBy("3"), await pricesBy("4")];
      expect(up.length).toBeGreaterThan(1);
      expect(up).toEqual(up.toSorted((one, other) => one - other));
      expect(down).toEqual(down.toSorted((one, other) => other - one));
    }
  });
});

/** A blue dot on white, as the pictures are that this sandbox draws. */
const blueDot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAABlBMVEX///8agOY2mSreAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAd0lEQVQoz62RvRGAIAxG8SwsGYFRHA1HcxRHoKTw+DQJ9+EdHhVpeEV+yItz8yLkCoC9G3ApeCAp7MCtEIFScy17ETheWAVOq7Z6L5C+EASy9bOOPUSB8gtAnTodBkMHX+U6/aaUQC0URXVNJvVSOE/Ao7QzzYgHD2jdg7Qv5lcAAAAASUVORK5CYII=",
  "base64",
);

describe("a photo search", () => {
  test.each([3, 4] as const)("of platform %d finds goods on it [API-65]", async (platform) => {
    const ming = await customer();
    const file = new Blob([blueDot]);
    const { url } = valueOf(await ming.call(uploadImage, { file, kind: "search" })).data;
    const found = valueOf(await ming.call(searchByPicture, { imgUrl: url, platform }));
    expect(found.datalist.length).toBeGreaterThan(0);
    for (const item of found.datalist) expect(item).toMatchObject({ ext: { platform } });
  });
});

describe("many people at one moment", () => {
  test("cost a slow marketplace one call for one product", async () => {
    await spoil("1688", "slow", { delay_ms: 600 });
    const [id = ""] = idsOf("1688");
    const before = callsOf("1688");
    const answers = await Promise.all(Array.from({ length: 500 }, () => open(3, id)));
    expect(new Set(answers.map(({ body }) => body.success))).toEqual(new Set([true]));
    expect(callsOf("1688")).toBe(before + 1);
  });
});

describe("an account's tokens that expire", () => {
  test("are renewed, and the next process begins with the renewed ones", async () => {
    const one = connectAnew();
    const next = connectAnew();
    try {
      await sandbox.control("expire-tokens");
      const [first = "", second = ""] = idsOf("1688", 2);
      expect(await one.services.marketplaces.get(3)?.getListing(first)).toMatchObject({ ok: true });
      expect(await next.services.marketplaces.get(3)?.getListing(second)).toMatchObject({
        ok: true,
      });
      const healthOf = (at: typeof one) =>
        at.services.outbound.health().find(({ source }) => source === "1688");
      // A rejected call, the renewal, the call again; and one single call.
      expect([healthOf(one)?.calls, healthOf(next)?.calls]).toEqual([3, 1]);
    } finally {
      await Promise.all([one.close(), next.close()]);
    }
  });
});
