import { expect, type Locator } from "@playwright/test";

/** The first of several things that lies whole in the middle of the screen: a click on it scrolls nothing. */
export async function firstInView(things: Locator): Promise<Locator> {
  let position = -1;
  const look = async () => {
    position = await things.evaluateAll((elements) =>
      elements.findIndex((element) => {
        const { top } = element.getBoundingClientRect();
        return top > 110 && top < 480;
      }),
    );
    return position;
  };
  // A long list is drawn where it is looked at, a moment after it was scrolled there.
  await expect.poll(look).toBeGreaterThanOrEqual(0);
  return things.nth(position);
}
