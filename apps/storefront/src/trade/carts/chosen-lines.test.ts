import { describe, expect, test } from "vitest";
import { cartLine } from "../../../../../tests/support/cart-line.ts";
import { choosable, linesToCheckOut, shareChosen, toggleAll } from "./chosen-lines.ts";

describe("checking lines", () => {
  const items = [cartLine("a"), cartLine("b"), cartLine("c")];

  test("all at once, and none at once when tapped again [CART-02]", () => {
    const all = toggleAll(items, new Set());
    expect([...all]).toEqual(["a", "b", "c"]);
    expect(shareChosen(items, all)).toBe("all");
    expect(toggleAll(items, all).size).toBe(0);
    expect([...toggleAll(items, new Set(["b"]))].toSorted()).toEqual(["a", "b", "c"]);
  });

  test("by shop leaves the lines of other shops alone, and follows its own [CART-03]", () => {
    const shop = items.slice(0, 2);
    const chosen = toggleAll(shop, new Set(["c"]));
    expect([...chosen].toSorted()).toEqual(["a", "b", "c"]);
    expect([...toggleAll(shop, chosen)]).toEqual(["c"]);
    expect(shareChosen(shop, new Set(["a"]))).toBe("some");
    expect(shareChosen(shop, new Set(["c"]))).toBe("none");
  });

  test("leaves out what cannot be ordered, unless it is to be removed", () => {
    const mixed = [cartLine("a"), cartLine("gone", { is_selectable: false })];
    expect(choosable(mixed, false).map(({ cart_id }) => cart_id)).toEqual(["a"]);
    expect(choosable(mixed, true)).toHaveLength(2);
  });
});

describe("settling", () => {
  const fiftyOne = Array.from({ length: 51 }, (_, position) => cartLine(`line ${position}`));
  const all = new Set(fiftyOne.map(({ cart_id }) => cart_id));

  test("takes the first fifty of more, and says that it did [CART-09]", () => {
    const taken = linesToCheckOut(fiftyOne, all, 50);
    if (!taken.ok) throw new Error("refused");
    expect(taken.value.isCut).toBe(true);
    expect(taken.value.items.map(({ cart_id }) => cart_id)).toEqual([...all].slice(0, 50));
    expect(linesToCheckOut(fiftyOne.slice(0, 50), all, 50)).toMatchObject({
      value: { isCut: false },
    });
  });

  test("asks to choose when nothing is checked [CART-07]", () => {
    expect(linesToCheckOut(fiftyOne, new Set(), 50)).toEqual({
      ok: false,
      error: { code: "nothing_selected" },
    });
  });

  test("needs the minimum batch of each product among the checked lines", () => {
    const batch = [
      cartLine("a", { minimum_batch: 3, num: 2 }),
      cartLine("b", { minimum_batch: 3, num: 1 }),
    ];
    expect(linesToCheckOut(batch, new Set(["a"]), 50)).toEqual({
      ok: false,
      error: { code: "below_minimum_batch", n: 3 },
    });
    expect(linesToCheckOut(batch, new Set(["a", "b"]), 50).ok).toBe(true);
  });
});
