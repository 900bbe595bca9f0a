import type { Marketplace } from "@sampan/connectors/marketplaces/marketplace";
import { searchByPicture } from "@sampan/contract/goods/sourcing/sourcing";
import { uploadImage } from "@sampan/contract/kernel/uploads";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { sweepExpired } from "../../sweep-expired.ts";

const alibaba = fakeMarketplace(3);
const taobao = fakeMarketplace(4);
const withoutPictures: Marketplace = {
  platform: 4,
  search: (query) => taobao.marketplace.search(query),
  getListing: (id) => taobao.marketplace.getListing(id),
};
const { customer, staff, visitor, clock, needs } = await openTestApp({
  marketplaces: new Map([
    [3, alibaba.marketplace],
    [4, withoutPictures],
  ]),
});
const dress = newListing();
alibaba.state.listings.set(dress.thid_item_id, dress);

beforeEach(() => {
  alibaba.state.pictures.length = 0;
  alibaba.state.failure = undefined;
});

const drawing = sharp({ create: { width: 60, height: 40, channels: 3, background: "crimson" } });
const photo = async () => new Blob([new Uint8Array(await drawing.png().toBuffer())]);

async function upload(caller: TestCaller, kind: "search" | "picture" = "search") {
  const { data } = valueOf(await caller.call(uploadImage, { file: await photo(), kind }));
  return data.url;
}

describe("a photo search", () => {
  test("answers look-alikes of an uploaded picture in the shape of a list [API-65]", async () => {
    const ming = await customer();
    const imgUrl = await upload(ming);
    const page = valueOf(await ming.call(searchByPicture, { imgUrl }));
    expect(page).toMatchObject({
      datalist: [{ thid_item_id: dress.thid_item_id, price: 5900, ext: { platform: 3 } }],
      total: 1,
      is_stale: false,
    });
    const [sent] = alibaba.state.pictures;
    expect(await sharp(sent).metadata()).toMatchObject({ format: "jpeg", width: 60, height: 40 });
  });

  test("asks once a page, and answers it again from its copy", async () => {
    const ming = await customer();
    const imgUrl = await upload(ming);
    const search = (page: number) => ming.call(searchByPicture, { imgUrl, page });
    const first = valueOf(await search(1));
    valueOf(await search(2));
    expect(valueOf(await search(1))).toEqual(first);
    expect(alibaba.state.pictures).toHaveLength(2);
    clock.pass({ hours: 2 });
    alibaba.state.failure = "unavailable";
    expect(valueOf(await search(1))).toEqual({ ...first, is_stale: true });
    // Behind that answer it was asked once more, for nothing.
    await expect.poll(() => alibaba.state.pictures.length).toBe(3);
  });

  test("needs a session [API-65]", async () => {
    const imgUrl = await upload(await customer());
    expect(refusalOf(await visitor().call(searchByPicture, { imgUrl }))).toBe("login_needed");
    expect(alibaba.state.pictures).toEqual([]);
  });

  test("reads nobody else's picture, and none that was uploaded for something else", async () => {
    const ming = await customer();
    const idCard = await upload(ming, "picture");
    expect(refusalOf(await ming.call(searchByPicture, { imgUrl: idCard }))).toBe("file_unknown");
    const foreign = await upload(await customer());
    expect(refusalOf(await ming.call(searchByPicture, { imgUrl: foreign }))).toBe("file_unknown");
    expect(alibaba.state.pictures).toEqual([]);
  });

  test.each([
    "https://cbu01.alicdn.com/a.jpg",
    "http://127.0.0.1/files/0123456789abcdef0123456789abcdef01234567",
    "file:///etc/passwd",
    "/files/../../etc/passwd",
    "",
  ])("never reads an address such as %j", async (imgUrl) => {
    const ming = await customer();
    expect(refusalOf(await ming.call(searchByPicture, { imgUrl }))).toBe("file_unknown");
    expect(alibaba.state.pictures).toEqual([]);
  });

  test("at a marketplace that has none says so", async () => {
    const ming = await customer();
    const imgUrl = await upload(ming);
    const answer = await ming.call(searchByPicture, { imgUrl, platform: 4 });
    expect(refusalOf(answer)).toBe("platform_unavailable");
  });

  test("leaves its photo to its owner alone", async () => {
    const ming = await customer();
    const url = await upload(ming);
    expect((await ming.send(url, {})).status).toBe(200);
    expect((await (await customer()).send(url, {})).status).toBe(404);
    const everyRole = await staff("service", "finance", "reviewer", "admin");
    expect((await everyRole.send(url, {})).status).toBe(404);
  });

  test("forgets its photo after a week, and nothing else that was uploaded", async () => {
    const ming = await customer();
    const [photoUrl, idCard] = [await upload(ming), await upload(ming, "picture")];
    const statusOf = async (url: string) => (await ming.send(url, {})).status;
    clock.pass({ days: 6 });
    await sweepExpired(needs);
    expect(await statusOf(photoUrl)).toBe(200);
    clock.pass({ days: 2 });
    await sweepExpired(needs);
    const again = await customer();
    expect(await statusOf(photoUrl)).toBe(404);
    expect(refusalOf(await again.call(searchByPicture, { imgUrl: photoUrl }))).toBe("file_unknown");
    expect(await needs.files.get(photoUrl.slice("/files/".length))).toBeUndefined();
    expect(await needs.files.get(idCard.slice("/files/".length))).toBeDefined();
  });
});
