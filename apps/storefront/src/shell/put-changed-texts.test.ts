import { texts } from "@sampan/locales/storefront/en";
import { expect, test } from "vitest";
import { putChangedTexts } from "./put-changed-texts.ts";

test("changed texts take the place of built ones, at any depth [BO-51]", () => {
  const said = putChangedTexts(texts, { "cart.title": "Basket", "common.nav.home": ["Start"] });
  expect(said.cart.title).toBe("Basket");
  expect(said.common.nav.home).toEqual(["Start"]);
  expect(said.common.nav.cart).toBe(texts.common.nav.cart);
  expect(texts.cart.title).not.toBe("Basket");
});

test("a changed text that this build does not know changes nothing [BO-51]", () => {
  const unknown = { "cart.neverBuilt": "x", "gone.title": "x", "cart.title.deeper": "x" };
  expect(putChangedTexts(texts, unknown)).toEqual(texts);
});
