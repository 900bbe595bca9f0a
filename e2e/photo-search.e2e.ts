import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { firstInView } from "./support/in-view.ts";
import { expect, openReady, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { logIn } from "./support/shopper.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
const pictures = join(import.meta.dirname, "../demo/pictures");
/** Of goods that marketplaces sell, and of something nobody does. */
const photo = join(pictures, "committed/auto-buckle-belt.coffee.webp");
const paper = join(pictures, "bank-voucher.webp");

const sheet = (page: Page) => page.getByRole("dialog", { name: say("photoSearch.title") });
const gallery = (page: Page) => sheet(page).getByLabel(say("photoSearch.gallery"));
const results = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");

const openSheet = async (page: Page): Promise<void> => {
  await openReady(page, "/agent");
  await page.getByRole("link", { name: say("photoSearch.open") }).tap();
  await expect(sheet(page)).toBeVisible();
};

test("a visitor logs in before a photo search, and comes back to it [SRCH-11]", async ({
  page,
}) => {
  await openReady(page, "/agent");
  await page.getByRole("link", { name: say("photoSearch.open") }).tap();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logIn({ page, say }, "customer@sampan.test");
  await expect(page).toHaveURL(/\/agent\?photo=true/);
  await expect(sheet(page)).toBeVisible();
});

test("without a session neither the sheet nor results open [SRCH-11] [API-65]", async ({
  page,
}) => {
  await page.goto("/agent?photo=true");
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.goto("/searchMap?imgUrl=%2Ffiles%2F1.jpg");
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test.describe("with a session", () => {
  test.beforeEach(({ page }) => logInByCall(page, "customer@sampan.test"));

  test("a photo from the gallery is uploaded, and its address opens what looks like it [SRCH-04] [SRCH-10] [QRY-01]", async ({
    page,
  }) => {
    await openSheet(page);
    const uploaded = page.waitForResponse("**/cgi/upload/**");
    const searched = page.waitForRequest(/\/docking\/image\/search/);
    await gallery(page).setInputFiles(photo);
    const { data } = (await (await uploaded).json()) as { data: { url: string } };
    await expect(page).toHaveURL(/\/searchMap\?imgUrl=/);
    expect(new URL(page.url()).searchParams.get("imgUrl")).toBe(data.url);
    expect(new URL((await searched).url()).searchParams.get("imgUrl")).toBe(data.url);
    await expect(
      page.getByRole("heading", { level: 1, name: say("photoSearch.results") }),
    ).toBeVisible();
    await expect(results(page).first()).toContainText("1688");
    await page.getByRole("tab", { name: say("common.platform.taobao") }).tap();
    await expect(results(page).first()).toContainText(say("common.platform.taobao"));
    expect(new URL(page.url()).searchParams.get("imgUrl")).toBe(data.url);
  });

  test("a large photo is shrunk before it is sent, and one above 6 MB is not sent [UPL-01] [UPL-03]", async ({
    page,
  }) => {
    await openSheet(page);
    let uploads = 0;
    page.on("request", (request) => {
      if (request.url().includes("/cgi/upload/")) uploads++;
    });
    const huge = Buffer.alloc(6 * 1_048_576 + 1);
    await gallery(page).setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: huge });
    await expect(sheet(page).getByRole("alert")).toContainText("6 MB");
    expect(uploads).toBe(0);
    await sheet(page)
      .getByRole("button", { name: say("photoSearch.other") })
      .tap();
    const uploaded = page.waitForResponse("**/cgi/upload/**");
    await gallery(page).setInputFiles(await noisyPhoto(page));
    const { data } = (await (await uploaded).json()) as { data: { width: number; height: number } };
    expect(data).toMatchObject({ width: 700, height: 700 });
  });

  test("a photo of nothing they sell finds nothing, and leads to how to take one", async ({
    page,
  }) => {
    await openSheet(page);
    await gallery(page).setInputFiles(paper);
    await expect(page.getByText(say("photoSearch.empty.title"))).toBeVisible();
    await page.getByRole("link", { name: say("photoSearch.empty.action") }).tap();
    await expect(page).toHaveURL("/searchMapHelp");
  });

  test("a photo that could not be sent can be sent again", async ({ page }) => {
    await openSheet(page);
    await page.route("**/cgi/upload/**", (route) => route.abort(), { times: 1 });
    await gallery(page).setInputFiles(photo);
    await expect(sheet(page).getByRole("alert")).toHaveText(say("uploads.failed.search"));
    await sheet(page)
      .getByRole("button", { name: say("uploads.retry") })
      .tap();
    await expect(page).toHaveURL(/\/searchMap\?imgUrl=/);
  });

  test("a camera that cannot be opened is told, and the gallery stays [ERR-47]", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("denied", "NotAllowedError"));
    });
    await openSheet(page);
    await sheet(page)
      .getByRole("button", { name: say("photoSearch.camera.label") })
      .tap();
    await expect(sheet(page).getByRole("alert")).toContainText(say("photoSearch.camera.refused"));
    await expect(gallery(page)).toBeEnabled();
  });

  test("the camera takes a square, lets go of it, and searches [SRCH-04] [SRCH-10]", async ({
    page,
  }) => {
    await page.addInitScript(standInCamera);
    await openSheet(page);
    await sheet(page)
      .getByRole("button", { name: say("photoSearch.camera.label") })
      .tap();
    const uploaded = page.waitForResponse("**/cgi/upload/**");
    await page
      .getByRole("dialog", { name: say("photoSearch.camera.title") })
      .getByRole("button", { name: say("photoSearch.camera.take") })
      .tap();
    const { data } = (await (await uploaded).json()) as { data: { width: number; height: number } };
    expect(data).toMatchObject({ width: 480, height: 480 });
    await expect(page).toHaveURL(/\/searchMap\?imgUrl=/);
    expect(await page.evaluate(() => document.body.dataset["camera"])).toBe("ended");
  });

  test("results by photo stay where they were while a product is looked at [RT-108] [SRCH-28] [CONST-44]", async ({
    page,
  }) => {
    await openSheet(page);
    await gallery(page).setInputFiles(photo);
    await expect(results(page).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 900));
    await settled(page);
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(300);
    const titles = await results(page).allInnerTexts();
    let searches = 0;
    page.on("request", (request) => {
      if (request.url().includes("/docking/image/search")) searches++;
    });
    await (await firstInView(results(page).getByRole("link"))).click();
    await expect(page).toHaveURL(/goodsDetailAgent/);
    await settled(page);
    await page.getByRole("button", { name: say("common.back") }).tap();
    await expect(page).toHaveURL(/searchMap/);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
    await expect.poll(() => results(page).allInnerTexts()).toEqual(titles);
    expect(searches).toBe(0);
  });

  test("somebody else's picture is not searched for, and not even shown", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/searchMap?imgUrl=https%3A%2F%2Fevil.example%2Fx.jpg");
    await expect(page.getByRole("alert")).toContainText(say("errors.file_unknown"));
    expect(asked.filter((address) => new URL(address).hostname === "evil.example")).toEqual([]);
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`photo search passes every accessibility check in the ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await openSheet(page);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await gallery(page).setInputFiles(photo);
      await expect(results(page).first()).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await openReady(page, "/searchMapHelp");
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
});

test("a help page shows how to frame a product, on the narrowest phone too [RT-114] [SRCH-34]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openReady(page, "/agent");
  await page.goto("/searchMapHelp");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("photoSearch.help.title"));
  for (const framing of ["fills", "front", "plain", "far", "many", "dark"])
    await expect(page.getByText(say(`photoSearch.help.${framing}.title`))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole("link", { name: say("photoSearch.help.start") }).tap();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

/** A photo of coloured noise, as large as phones make them: between 1.5 and 6 MB. */
async function noisyPhoto(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1600, height: 1600 });
    const pen = canvas.getContext("2d");
    const noise = pen?.createImageData(1600, 1600);
    if (!pen || !noise) throw new Error("no canvas");
    for (let at = 0; at < noise.data.length; at += 4)
      noise.data.set([(at * 7919) % 251, (at * 104729) % 241, (at * 1299709) % 239, 255], at);
    pen.putImageData(noise, 0, 0);
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1] ?? "";
  });
  const buffer = Buffer.from(base64, "base64");
  expect(buffer.length).toBeGreaterThan(1.5 * 1_048_576);
  expect(buffer.length).toBeLessThan(6 * 1_048_576);
  return { name: "photo.jpg", mimeType: "image/jpeg", buffer };
}

/** In place of a camera, which the machine has none: a canvas that lies on its side. Runs in the page. */
function standInCamera(): void {
  navigator.mediaDevices.getUserMedia = () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
    const pen = canvas.getContext("2d");
    const draw = (): void => {
      if (!pen) return;
      pen.fillStyle = `hsl(${performance.now() % 360} 60% 50%)`;
      pen.fillRect(0, 0, 640, 480);
    };
    draw();
    setInterval(draw, 50);
    const stream = canvas.captureStream(20);
    const [track] = stream.getVideoTracks();
    if (!track) throw new Error("no picture");
    const stop = track.stop.bind(track);
    track.stop = () => {
      stop();
      document.body.dataset["camera"] = "ended";
    };
    return Promise.resolve(stream);
  };
}
