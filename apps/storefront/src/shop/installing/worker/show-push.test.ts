import { expect, test } from "vitest";
import { openPush, showPush } from "./show-push.ts";

const origin = "https://shop.test";

test("a notice is shown in its language, once however often it is told [BO-53]", async () => {
  const shown: unknown[] = [];
  const told = {
    title: "到貨了",
    body: "點開查看",
    link: "/packageDetail/SP1",
    tag: "k1",
    lang: "zh-TW",
  };
  const showNotification = async (...said: unknown[]) => void shown.push(said);
  await showPush(JSON.stringify(told), { showNotification });
  await showPush("{broken", { showNotification });
  expect(shown).toMatchObject([
    ["到貨了", { body: "點開查看", tag: "k1", lang: "zh-TW", data: "/packageDetail/SP1" }],
    ["Sampan", { body: "", data: "" }],
  ]);
});

async function opened(link: unknown, urls: readonly string[] = []) {
  const done: string[] = [];
  await openPush(
    link,
    {
      matchAll: async () =>
        urls.map((url) => ({ url, focus: async () => void done.push(`looked at ${url}`) })),
      openWindow: async (address) => void done.push(address),
    },
    origin,
  );
  return done;
}

test("a tap opens the page it speaks of, and leaves what is open as it is", async () => {
  expect(await opened("/packageDetail/SP1", [`${origin}/cart`])).toEqual([
    `${origin}/packageDetail/SP1`,
  ]);
  expect(await opened("/cart", [`${origin}/cart`])).toEqual([`looked at ${origin}/cart`]);
});

test.each(["", undefined, "https://elsewhere.test/x", "//elsewhere.test/x", "javascript:alert(1)"])(
  "a tap that leads to %s opens the list of notices",
  async (link) => expect(await opened(link)).toEqual([`${origin}/notice`]),
);
