import { callApi } from "@sampan/client/call-api";
import { getAlibabaDetail } from "@sampan/contract/goods/sourcing/sourcing";
import { saveSetting } from "@sampan/contract/office/configuration/staff-configuration";
import { listPlatforms } from "@sampan/contract/office/configuration/staff-platforms";
import { expect, test } from "vitest";
import { growCatalogue } from "../../../../../demo/catalogue/grow-catalogue.ts";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { servers, sandbox, customer, staff } = await openTwoServers({
  sandbox: true,
  settings: { TRUSTED_PROXIES: "1" },
});
const admin = await staff("admin");

/** Of a day: visitors stop at 30, customers at 36. */
const ceiling = 40;
const [stored = "", unseen = ""] = growCatalogue()
  .marketplace.filter(({ platform, isPublished }) => platform === "1688" && isPublished)
  .map(({ thid }) => thid);

/** Opens a product at one of the processes, as somebody whose address a proxy tells. */
const open = (url: string, third_item_id: string, address = "203.0.113.7") =>
  callApi(
    getAlibabaDetail,
    { third_item_id },
    {
      send: (path, init) => {
        const headers = new Headers(init.headers);
        headers.set("x-forwarded-for", address);
        return fetch(new URL(path, url), { ...init, headers });
      },
    },
  );

/** How often 1688, or the aggregator behind it, was called in the sandbox. */
async function callsUpstream(): Promise<number> {
  const answer = await fetch(`${sandbox?.url}/_control`);
  const { calls } = (await answer.json()) as { calls: Record<string, number> };
  return (calls["1688"] ?? 0) + (calls["aggregator"] ?? 0);
}

const askedAt = async (url: string) =>
  valueOf(await admin.at(url).call(listPlatforms, {})).list.find(({ id }) => id === 3)?.asked;

test("a flood over two processes spends the visitors' share of a ceiling, and customers and copies are served [NFR-08]", async () => {
  const others = { taobao: 100, jd: 100, pdd: 100, group: 100 };
  const value = { alibaba: ceiling, ...others };
  const change = { key: "platform_questions_per_day", value, version: 0 };
  valueOf(await admin.call(saveSetting, change));
  for (const { url } of servers)
    await expect.poll(() => askedAt(url), { timeout: 10_000 }).toMatchObject({ day_most: ceiling });

  const before = await callsUpstream();
  valueOf(await open(servers[0].url, stored));
  for (const { url } of servers)
    expect(refusalOf(await open(url, "990000000000"))).toBe("item_not_found_1688");
  expect(await callsUpstream()).toBe(before + 2);

  const flood = await Promise.all(
    Array.from({ length: 240 }, (_, nth) =>
      open(servers[nth % 2 === 0 ? 0 : 1].url, `99${nth}11111111`, `198.51.${nth % 12}.9`),
    ),
  );
  const told = new Set(flood.map(refusalOf));
  expect(told).toEqual(new Set(["item_not_found_1688", "log_in_to_ask"]));
  expect((await callsUpstream()) - before).toBe(30);

  for (const { url } of servers)
    for (let nth = 0; nth < 12; nth += 1)
      expect(valueOf(await open(url, stored, `198.51.${nth}.9`)).data.thid_item_id).toBe(stored);
  const ming = await customer();
  const opened = await ming.call(getAlibabaDetail, { third_item_id: unseen });
  expect(valueOf(opened).data.thid_item_id).toBe(unseen);
  expect((await callsUpstream()) - before).toBe(31);
  for (const { url } of servers) expect(await askedAt(url)).toMatchObject({ day: 31 });
});
