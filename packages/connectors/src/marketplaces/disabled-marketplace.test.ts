import { expect, test } from "vitest";
import { disabledMarketplace } from "./disabled-marketplace.ts";

test("a marketplace without credentials answers every question with that [NFR-09]", async () => {
  const jd = disabledMarketplace(5);
  const disabled = { ok: false, error: { code: "disabled", source: "platform-5" } };
  const query = { keywords: "手机", page: 1, page_size: 10, order_by: "1" } as const;
  expect(await jd.search(query)).toMatchObject(disabled);
  expect(await jd.getListing("100198170140")).toMatchObject(disabled);
});
