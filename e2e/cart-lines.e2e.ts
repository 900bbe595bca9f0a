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
