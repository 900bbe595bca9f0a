import { createAlibaba1688 } from "@sampan/connectors/marketplaces/alibaba-1688/create-alibaba-1688";
import { createTaobaoGlobal } from "@sampan/connectors/marketplaces/taobao-global/create-taobao-global";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSandbox, type OpenSandbox } from "./support/open-sandbox.ts";
import { valueOf } from "./support/value-of.ts";

/** One faulty row must not take the page with it; opening the row says that it is faulty. */
const now = () => new Date();
const outbound = createOutbound({ now, retryDelay_ms: 1 });
const { alibaba, taobaoGlobal } = known;

let sandbox: OpenSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});

afterAll(async () => {
  await outbound.close();
  await sandbox.close();
});

const shared = () => ({ baseUrl: sandbox.url, now });
const tokens = { access_token: alibaba.accessToken, refresh_token: alibaba.refreshToken };
const open1688 = () =>
  createAlibaba1688({ ...shared(), ...alibaba, tokens, country: "en" }, outbound);
const openTaobao = () =>
  createTaobaoGlobal({ ...shared(), ...taobaoGlobal, language: "en" }, outbound);

test.each([
  { name: "1688", open: open1688 },
  { name: "taobao", open: openTaobao },
])("of $name are shown beside all others", async ({ name, open }) => {
  const odd = sandbox.goodsOf(name).find((product) => product.isListedWithoutId);
  const query = { keywords: odd?.title.zh ?? "", page: 1, page_size: 20, order_by: "1" } as const;
  const { items } = valueOf(await open().search(query));
  const rows = items.filter((item) => item.thid_item_id === "");
  expect(rows).toContainEqual(expect.objectContaining({ title: odd?.title.zh, url: "" }));
  expect(items.length).toBeGreaterThan(rows.length);
});
