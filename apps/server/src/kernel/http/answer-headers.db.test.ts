import { queryAddressList } from "@sampan/contract/people/addresses";
import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { expect, test } from "vitest";
import { enveloped } from "../../../../../tests/promises/support/every-call.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { readConfig } from "../config.ts";

const told = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "SAMEORIGIN",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

const { app, customer } = await openTestApp();
app.get("/fault", () => Promise.reject(new Error("a fault of ours")));

test.each([
  ["an answer", queryItemList.path, 200],
  ["a refusal", `${queryItemList.path}?page=x`, 400],
  ["what is not there", "/gateway/nothing", 404],
  ["a fault", "/fault", 500],
])("%s tells browsers what it may not be used for", async (_what, url, status) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(told);
  expect(answer.headers).not.toHaveProperty("strict-transport-security");
});

test("a house that people reach by https asks them to stay with it", async () => {
  const config = readConfig({ SAMPAN_MODE: "demo", PUBLIC_URL: "https://sampan.test" });
  const house = await openTestApp({ config });
  expect((await house.app.inject(queryItemList.path)).headers["strict-transport-security"]).toBe(
    "max-age=31536000; includeSubDomains",
  );
});

test("nobody on the way keeps what is told to a person", async () => {
  const ming = await customer();
  const read = await ming.send(queryAddressList.path, { headers: { "x-sampan-client": "test" } });
  expect([read.status, read.headers.get("cache-control")]).toEqual([200, "no-store"]);
});

test.each(enveloped.map(({ name, call }) => [name, call] as const))(
  "%s is kept by nobody when it is refused",
  async (_name, { methods, path }) => {
    const url = path.replaceAll(/:\w+/g, "1");
    const answer = await app.inject({ method: methods[0], url: `${url}?page=x` });
    if (answer.statusCode === 200 && answer.json<{ success: boolean }>().success) return;
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
);

test("what is the same for everybody is left to the browser", async () => {
  expect((await app.inject(queryItemList.path)).headers).not.toHaveProperty("cache-control");
});
