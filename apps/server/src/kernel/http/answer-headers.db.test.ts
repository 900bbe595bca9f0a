import { queryItemList } from "@sampan/contract/catalogue";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../tests/support/test-app.ts";
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

const { app } = await openTestApp();
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
