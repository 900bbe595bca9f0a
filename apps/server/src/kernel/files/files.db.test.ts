import { uploadImage, uploadParcelPhoto } from "@sampan/contract/kernel/uploads";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import sharp from "sharp";
import { PassThrough } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { phonePhoto } from "../../../../../tests/support/huge-pictures.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { findOwnFile } from "./find-own-file.ts";

const { app, clock, customer, db, needs, staff, visitor } = await openTestApp();

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });
const asBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);
const photo = async (width = 40, height = 30) =>
  asBlob(await blank(width, height).png().toBuffer());

const fetchFile = (caller: TestCaller, url: string) => caller.send(url, {});
const stored = async (caller: TestCaller, url: string) =>
  sharp(Buffer.from(await (await fetchFile(caller, url)).arrayBuffer())).metadata();

describe("an uploaded picture", () => {
  test("is stored and served to its owner [API-107]", async () => {
    const ming = await customer();
    const answer = valueOf(await ming.call(uploadImage, { file: await photo() }));
    expect(answer).toMatchObject({ error_message: "", errorMessage: "" });
    const { url } = answer.data;
    expect(url).toMatch(/^\/files\/[0-9a-f]{40}$/);
    const served = await fetchFile(ming, url);
    expect(served.status).toBe(200);
    expect(served.headers.get("content-type")).toBe("image/jpeg");
  });

  test("is served so that no browser runs it [UPL-05]", async () => {
    const ming = await customer();
    const { data } = valueOf(await ming.call(uploadImage, { file: await photo() }));
    const { headers } = await fetchFile(ming, data.url);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("is drawn anew: upright, without its place and camera, at most 1600 long", async () => {
    const ming = await customer();
    const sideways = await blank(2400, 1200)
      .withExif({ IFD0: { Make: "Secret Camera" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = valueOf(await ming.call(uploadImage, { file: asBlob(sideways) }));
    expect(data).toMatchObject({ width: 800, height: 1600 });
    const { exif, orientation } = await stored(ming, data.url);
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  test("of a phone with 50 megapixels is taken", async () => {
    const ming = await customer();
    const { data } = valueOf(await ming.call(uploadImage, { file: asBlob(await phonePhoto()) }));
    expect(data).toMatchObject({ width: 1600, height: 1200 });
  });

  test("is not made larger than it was", async () => {
    const ming = await customer();
    const { data } = valueOf(await ming.call(uploadImage, { file: await photo(40, 30) }));
    expect(data).toMatchObject({ width: 40, height: 30 });
  });
});

describe("an upload is refused", () => {
  test("without a picture", async () => {
    const ming = await customer();
    expect(refusalOf(await ming.call(uploadImage, {}))).toBe("picture_needed");
    expect(refusalOf(await ming.call(uploadImage, { file: new Blob([]) }))).toBe("picture_needed");
  });

  test("above 6 MB, with words under both names [UPL-01] [API-107]", async () => {
    const ming = await customer();
    const limit = defaultLimits.photo_reject_above_bytes;
    expect(limit).toBe(6 * 1_048_576);
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(limit + 1)]));
    const answer = await ming.send(uploadImage.path, {
      method: "POST",
      headers: { "x-sampan-client": "test", "accept-language": "en" },
      body: form,
    });
    const told = (await answer.json()) as Record<string, unknown>;
    expect(told).toMatchObject({ success: false, error_code: 2802 });
    expect(told["errorMessage"]).toBe(told["error_message"]);
    expect(String(told["errorMessage"])).toMatch(/6 MB/);
  });

  test.each([
    ["a script", "alert(1)"],
    ["a page with the name of a picture", "<!doctype html><script>alert(1)</script>"],
    ["a drawing that can run scripts", `<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`],
    ["a PDF", "%PDF-1.7\n1 0 obj"],
    ["the beginning of a GIF and then a script", "GIF89a/*</svg>*/=alert(1)//"],
    ["an empty PNG", "\u0089PNG\r\n\u001a\n"],
  ])("for %s [UPL-05]", async (_, content) => {
    const ming = await customer();
    const file = new File([Buffer.from(content, "latin1")], "cer_1.jpg", { type: "image/jpeg" });
    expect(refusalOf(await ming.call(uploadImage, { file }))).toBe("picture_unreadable");
  });

  test("for a small file that unpacks to a huge picture [UPL-05]", async () => {
    const ming = await customer();
    const flood = await blank(8000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect(flood.length).toBeLessThan(1_000_000);
    expect(refusalOf(await ming.call(uploadImage, { file: asBlob(flood) }))).toBe(
      "picture_too_many_pixels",
    );
  });

  test.each([
    ["GIF", blank(3600, 3400).gif({ effort: 1 })],
    ["WebP", blank(4400, 3600).webp({ effort: 0 })],
    ["AVIF", blank(2200, 1700).avif({ effort: 0, quality: 1 })],
    ["PNG in seven passes", blank(4600, 3700).png({ progressive: true })],
    ["progressive JPEG", blank(4800, 3400).jpeg({ progressive: true })],
    [
      "progressive JPEG in full colour",
      blank(3700, 2700).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
    ],
  ])("for a %s that takes more memory than one picture may [UPL-05]", async (_, picture) => {
    const ming = await customer();
    const file = new Blob([new Uint8Array(await picture.toBuffer()), new Uint8Array(100_000)]);
    expect(refusalOf(await ming.call(uploadImage, { file }))).toBe("picture_too_many_pixels");
  });

  test("while three large ones of the same person are still on their way, and nobody else's is", async () => {
    const [ming, nok] = [await customer(), await customer()];
    const length = defaultLimits.photo_reject_above_bytes;
    const onTheWay = Array.from({ length: 3 }, () => new PassThrough());
    const halves = onTheWay.map((payload) =>
      app.inject({
        method: "POST",
        url: uploadImage.path,
        headers: {
          "x-sampan-client": "test",
          "content-type": "multipart/form-data; boundary=x",
          "content-length": String(length),
          cookie: `session_id=${ming.cookies.get("session_id")}`,
        },
        payload,
      }),
    );
    const large = new Blob([new Uint8Array(length)]);
    const upload = (caller: TestCaller) => caller.call(uploadImage, { file: large });
    // A body is read once there is room for it: asked sooner, this upload would take the third one's.
    const isRead = (payload: PassThrough) => payload.listenerCount("readable") > 0;
    await vi.waitFor(() => expect(onTheWay.every(isRead)).toBe(true), { timeout: 10_000 });
    await expect(upload(ming)).rejects.toMatchObject({ kind: "busy" });
    expect(refusalOf(await upload(nok))).toBe("picture_unreadable");
    for (const payload of onTheWay) payload.end("--x--\r\n");
    await Promise.all(halves);
    expect(refusalOf(await upload(ming))).toBe("picture_unreadable");
  });

  test("for a picture that breaks off [UPL-05]", async () => {
    const ming = await customer();
    const noisy = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: "teal",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    });
    const half = (await noisy.jpeg().toBuffer()).subarray(0, 4000);
    expect(refusalOf(await ming.call(uploadImage, { file: asBlob(half) }))).toBe(
      "picture_unreadable",
    );
  });

  test("for a visitor", async () => {
    expect(refusalOf(await visitor().call(uploadImage, { file: await photo() }))).toBe(
      "login_needed",
    );
  });
});

describe("a private picture", () => {
  const upload = async (kind: "voucher" | "picture" | "request" = "voucher") => {
    const ming = await customer();
    const { data } = valueOf(await ming.call(uploadImage, { file: await photo(), kind }));
    return { ming, url: data.url };
  };
  const statusFor = async (caller: TestCaller, url: string) =>
    (await fetchFile(caller, url)).status;

  test("does not exist for a visitor or another customer", async () => {
    const { url } = await upload();
    expect(await statusFor(visitor(), url)).toBe(404);
    expect(await statusFor(await customer(), url)).toBe(404);
    expect(await statusFor(visitor(), `/files/${"0".repeat(40)}`)).toBe(404);
  });

  test("is shown to staff whose work needs it, and to nobody else of them [BO-02]", async () => {
    const voucher = await upload("voucher");
    expect(await statusFor(await staff("finance"), voucher.url)).toBe(200);
    expect(await statusFor(await staff("warehouse"), voucher.url)).toBe(404);
  });

  test("of what is to be paid for somebody is for the desks that look at orders [BO-02]", async () => {
    const { ming, url } = await upload("request");
    expect(await statusFor(ming, url)).toBe(200);
    expect(await statusFor(await staff("reviewer"), url)).toBe(200);
    expect(await statusFor(await staff("buyer"), url)).toBe(200);
    expect(await statusFor(await staff("marketing"), url)).toBe(404);
    expect(await statusFor(await customer(), url)).toBe(404);
  });

  test("of an identity card is for staff who may verify and opened it just now [BO-46] [BO-02]", async () => {
    const { ming, url } = await upload("picture");
    const [service, finance] = [await staff("service"), await staff("finance")];
    const opening = { account_id: ming.id, kind: "real_name", purpose: "customs" } as const;
    const opened_at = clock.now();
    for (const { id } of [service, finance])
      await db
        .insertInto("identity_openings")
        .values({ ...opening, staff_id: id, opened_at })
        .execute();
    expect(await statusFor(service, url)).toBe(200);
    expect(await statusFor(finance, url)).toBe(404);
    expect(await statusFor(await staff("service"), url)).toBe(404);
  });

  test("is found for whoever uploaded it, as what it was uploaded", async () => {
    const { ming, url } = await upload("voucher");
    const accountId = ming.id;
    expect(await findOwnFile(db, { url, accountId, kind: "voucher" })).toBeDefined();
    expect(await findOwnFile(db, { url, accountId, kind: "picture" })).toBeUndefined();
    const other = (await customer()).id;
    expect(await findOwnFile(db, { url, accountId: other, kind: "voucher" })).toBeUndefined();
    const foreign = { url: `https://evil.test${url}`, accountId, kind: "voucher" } as const;
    expect(await findOwnFile(db, foreign)).toBeUndefined();
  });
});

describe("a parcel photo", () => {
  test("is uploaded by the warehouse only [BO-14] [BO-02]", async () => {
    const file = await photo();
    const answer = await (await staff("finance")).call(uploadParcelPhoto, { file });
    expect(refusalOf(answer)).toBe("right_missing");
    expect(refusalOf(await (await customer()).call(uploadParcelPhoto, { file }))).toBe(
      "login_needed",
    );
    valueOf(await (await staff("warehouse")).call(uploadParcelPhoto, { file }));
  });

  test("is shown to the customer whose package it shows", async () => {
    const keeper = await staff("warehouse");
    const { url } = valueOf(await keeper.call(uploadParcelPhoto, { file: await photo() })).data;
    const ming = await customer();
    expect((await fetchFile(ming, url)).status).toBe(404);
    await db
      .insertInto("packages")
      .values({
        tid: "SP260302PKG001",
        account_id: ming.id,
        warehouse: "guangzhou",
        express_no: "YT1",
        billing: 3,
        transport_state: "arrived_at_mainland",
        photos: JSON.stringify([url]),
        created_at: needs.clock(),
      })
      .execute();
    expect((await fetchFile(ming, url)).status).toBe(200);
    expect((await fetchFile(await customer(), url)).status).toBe(404);
  });
});
