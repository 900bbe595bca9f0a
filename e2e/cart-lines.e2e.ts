import { fillCart, lines, logIn, skusOf } from "./support/carts.ts";
import { expect, openReady, test } from "./support/journey.ts";

test("lines arrive unchecked, each with what was chosen of it in words [CART-18]", async ({
  page,
}) => {
  await logIn(page.request);
  const skus = (await skusOf(page.request, "650313400081")).slice(0, 3);
  await fillCart(page.request, skus);
  await openReady(page, "/cart/");
  await expect(lines(page)).toHaveCount(skus.length);
  for (const line of await lines(page).all()) await expect(line).not.toBeChecked();
  for (const words of ["杏色 S", "杏色 M", "杏色 L"])
    await expect(page.getByRole("listitem").filter({ hasText: words })).toBeVisible();
});

test("a line's quantity that is emptied or written as 0 is not saved: it becomes the least there is of it [SKU-11]", async ({
  page,
}) => {
  await logIn(page.request);
  const [one] = await skusOf(page.request, "678933991975", "taobao");
  await fillCart(page.request, [one!], 3);
  await openReady(page, "/cart/");
  const quantity = page.getByRole("listitem").getByRole("textbox");
  const sent: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().includes("cart/update_cart"))
      sent.push(new URLSearchParams(request.postData() ?? "").get("num"));
  });
  for (const [entry, kept] of [
    ["0", "1"],
    ["", "1"],
    ["2", "2"],
  ] as const) {
    await quantity.fill(entry);
    await quantity.press("Enter");
    await expect(quantity).toHaveValue(kept);
  }
  await expect(page.getByRole("button", { name: /^減少/ })).toBeEnabled();
  await expect.poll(() => sent.at(-1)).toBe("2");
  expect(sent).not.toContain("0");
  expect(sent).not.toContain("");
});
