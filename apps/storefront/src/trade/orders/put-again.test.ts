import type { ToldRefusal } from "@sampan/client/call-api";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { expect, test } from "vitest";
import type { WantedLine } from "./again-by-product.ts";
import { putAgain } from "./put-again.ts";

const products = [
  [
    { item_id: "11", num: 2 },
    { item_id: "12", num: 1 },
  ],
  [{ item_id: "21", num: 5 }],
];

/** A cart that takes all or none of a batch, and some goods never. */
function cartWithout(gone: readonly string[], code: ToldRefusal["code"] = "sku_off_sale") {
  const taken: string[] = [];
  const put = async (lines: readonly WantedLine[]): Promise<Result<unknown, ToldRefusal>> => {
    if (lines.some(({ item_id }) => gone.includes(item_id)))
      return refuse({ code, message: "", values: {} });
    taken.push(...lines.map(({ item_id }) => item_id));
    return ok(null);
  };
  return { taken, put };
}

test("everything that can be bought goes into the cart at once [CART-21]", async () => {
  const { taken, put } = cartWithout([]);
  expect(await putAgain(products, put)).toEqual({ count: 3, left: 0 });
  expect(taken).toEqual(["11", "12", "21"]);
});

test("what can no longer be bought keeps nothing else out", async () => {
  const { taken, put } = cartWithout(["12"]);
  expect(await putAgain(products, put)).toMatchObject({ count: 1, left: 2 });
  expect(taken).toEqual(["21"]);
});

test("where nothing can be bought, the reason is known", async () => {
  const { put } = cartWithout(["11", "21"]);
  const none = { count: 0, left: 3, refused: { code: "sku_off_sale" } };
  expect(await putAgain(products, put)).toMatchObject(none);
});

test("who is not logged in any more is asked once", async () => {
  const { taken, put } = cartWithout(["11"], "login_needed");
  expect(await putAgain(products, put)).toMatchObject({ count: 0, left: 3 });
  expect(taken).toEqual([]);
});
