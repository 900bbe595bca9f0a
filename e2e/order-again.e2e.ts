import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { ordersOf } from "./support/ordering.ts";
import { pattern, speak } from "./support/speech.ts";

const say = speak("zh-TW");

test("the goods of an order go into the cart once more, from its card and from its page [ORD-05] [CART-21]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  const again = (await ordersOf(page)).find(
    ({ status, biz_attribute }) => status > 0 && biz_attribute === 0,
  );
  const goods = again?.items.filter(({ item_id }) => item_id !== "9999") ?? [];
  expect(goods.length).toBeGreaterThan(0);
  const piecesInCart = async () => {
    const answer = await page.request.get("/gateway/installer/cart/query_cart_list");
    const { datalist } = (await answer.json()) as {
      datalist: { item_list: { item_id: string; num: number }[] }[];
    };
    const lines = datalist.flatMap(({ item_list }) => item_list);
    return goods.map(({ item_id }) => lines.find((line) => line.item_id === item_id)?.num ?? 0);
  };
  const before = await piecesInCart();

  await page.goto("/orderListOwn");
  const card = page.getByRole("listitem").filter({ hasText: again?.tid ?? "?" });
  await card.getByRole("button", { name: say("orders.again.label") }).tap();
  await expect(page.getByText(pattern(say, "orders.again.done", ["count"]))).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  const once = before.map((num, at) => num + (goods[at]?.num ?? 0));
  expect(await piecesInCart()).toEqual(once);

  await page.goto(`/orderDetailOwn?tid=${again?.tid ?? ""}`);
  await page.getByRole("button", { name: say("orders.again.label") }).tap();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await piecesInCart()).toEqual(once.map((num, at) => num + (goods[at]?.num ?? 0)));
});
