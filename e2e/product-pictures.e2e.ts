import { expect, openReady, test } from "./support/journey.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

/** Goods of the demo, with four pictures and prices by quantity. */
const dress = "/goodsDetailAgent/650313400081?platform=3";

test("pictures are counted, open in full and close by a tap [AGNT-01] [AGNT-02] [AGNT-03]", async ({
  page,
}) => {
  await openReady(page, dress);
  const gallery = page.getByRole("region", { name: say("product.gallery") });
  await expect(gallery.getByText("1 / 4")).toBeVisible();
  await gallery.getByRole("list").evaluate((list) => list.scrollTo({ left: list.clientWidth }));
  await expect(gallery.getByText("2 / 4")).toBeVisible();
  await gallery.getByRole("button", { name: "第 2 張，共 4 張" }).tap();
  const preview = page.getByRole("dialog", { name: say("product.preview") });
  await expect(preview.getByText("2 / 4")).toBeVisible();
  await expect(preview.getByRole("tab")).toHaveCount(0);
  await preview.getByRole("button", { name: "關閉" }).nth(1).tap();
  await expect(preview).toBeHidden();
});

test("the large picture grows by a double tap and by keys, turns by arrows, and goes by Escape or back [AGNT-02]", async ({
  page,
}) => {
  await openReady(page, dress);
  const address = page.url();
  const preview = page.getByRole("dialog", { name: say("product.preview") });
  const shown = preview.getByRole("img").first();
  const scale = () =>
    shown.evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a);
  await page.getByRole("button", { name: "第 1 張，共 4 張" }).tap();
  const close = preview.getByRole("button", { name: "關閉" }).first();
  await close.dblclick();
  await expect.poll(scale).toBe(2.5);
  await close.focus();
  await page.keyboard.press("-");
  await expect.poll(scale).toBeCloseTo(2.5 / 1.5);
  await page.keyboard.press("0");
  await expect.poll(scale).toBe(1);
  await page.keyboard.press("ArrowRight");
  await expect(preview.getByText("2 / 4")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await expect(page).toHaveURL(address);
  await page.getByRole("button", { name: "第 1 張，共 4 張" }).tap();
  await expect(preview).toBeVisible();
  await page.goBack();
  await expect(preview).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("button", { name: say("product.add") })).toBeVisible();
});

test("two fingers enlarge the large picture, and it follows one [AGNT-02]", async ({ page }) => {
  await openReady(page, dress);
  await page.getByRole("button", { name: "第 1 張，共 4 張" }).tap();
  const preview = page.getByRole("dialog", { name: say("product.preview") });
  const frame = preview.getByRole("button", { name: "關閉" }).first();
  await expect(frame).toBeVisible();
  const [grown, moved] = await frame.evaluate(async (element) => {
    const picture = element.querySelector("img");
    if (!picture) throw new Error("no picture");
    const { left, top, width, height } = element.getBoundingClientRect();
    const finger = (type: string, pointerId: number, x: number, y: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId,
          pointerType: "touch",
          clientX: left + width / 2 + x,
          clientY: top + height / 2 + y,
        }),
      );
    const placed = () => getComputedStyle(picture).transform;
    // With the next frame, or with a later one where the machine is busy; two seconds are never.
    const settled = async (before: string) => {
      for (let frame = 0; frame < 120 && placed() === before; frame++)
        await new Promise(requestAnimationFrame);
      await Promise.all(picture.getAnimations().map(({ finished }) => finished));
      return new DOMMatrix(placed());
    };
    const before = placed();
    finger("pointerdown", 1, -50, 0);
    finger("pointerdown", 2, 50, 0);
    finger("pointermove", 2, 150, 0);
    finger("pointerup", 2, 150, 0);
    const afterPinch = await settled(before);
    const pinched = placed();
    finger("pointermove", 1, -30, 0);
    finger("pointerup", 1, -30, 0);
    const afterMove = await settled(pinched);
    return [afterPinch.a, afterMove.e - afterPinch.e];
  });
  expect(grown).toBe(2);
  expect(moved).toBe(20);
});
