import type { Locator } from "@playwright/test";

/** The first of several things that lies whole in the middle of the screen: a click on it scrolls nothing. */
export async function firstInView(things: Locator): Promise<Locator> {
  const position = await things.evaluateAll((elements) =>
    elements.findIndex((element) => {
      const { top } = element.getBoundingClientRect();
      return top > 110 && top < 480;
    }),
  );
  return things.nth(position);
}
