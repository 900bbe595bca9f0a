import { expect, describe, test } from "vitest";
import { detailPaths, openSourcingWorld, type Wire } from "./support/open-sourcing-world.ts";

/** What goes wrong at a marketplace, as it reaches the person who asked: over HTTP, through every layer. */
const { get, open, idsOf, sandbox, spoil, db } = await openSourcingWorld();

type Platform = keyof typeof detailPaths;

const marketplaces: readonly { platform: Platform; name: string; upstream: string }[] = [
  { platform: 3, name: "1688", upstream: "1688" },
  { platform: 4, name: "taobao", upstream: "taobao" },
  { platform: 5, name: "jd", upstream: "jd" },
  { platform: 6, name: "pdd", upstream: "pdd" },
  { platform: 7, name: "groupbuy", upstream: "groupbuy" },
];

/** Spoils a marketplace together with the aggregator that stands behind it. */
async function spoilAll(upstream: string, kind: string, more: object = {}) {
  await spoil(upstream, kind, more);
  if (upstream !== "groupbuy") await spoil("aggregator", kind, more);
}

/** Makes the copy of a product some days old. */
const age = (thid_item_id: string) =>
  db
    .updateTable("products")
    .set({ fetched_at: new Date(Date.now() - 100 * 3_600_000) })
    .where("thid_item_id", "=", thid_item_id)
    .execute();

const newId = (name: string) => idsOf(name)[0] ?? "";
const codeOf = ({ body }: Wire) => (body.success ? "accepted" : body.error_code);

describe.each(marketplaces)("$name", ({ platform, name, upstream }) => {
  const goneCode = platform === 3 ? 115_059 : 115_005;

  test(`that throttles us is too many calls, 100760 [ERR-04]`, async () => {
    await spoilAll(upstream, "throttle");
    const answer = await open(platform, newId(name));
    expect(answer).toMatchObject({ status: 200, body: { success: false, error_code: 100_760 } });
    expect(answer.body.error_message).toMatch(/\p{Script=Han}/u);
  });

  test(`says ${goneCode} of a product it has taken down or never had`, async () => {
    const id = newId(name);
    await sandbox.control("products", { thid: id, taken_down: true });
    expect(codeOf(await open(platform, id))).toBe(goneCode);
    expect(codeOf(await open(platform, "999999999999999"))).toBe(goneCode);
  });
});

describe("Pinduoduo", () => {
  test("that asks for another try answers 1000, and the next try works [AGNT-33]", async () => {
    await spoil("pdd", "busy", { times: 1 });
    const id = newId("pdd");
    expect(codeOf(await open(6, id))).toBe(1000);
    expect(codeOf(await open(6, id))).toBe("accepted");
  });
});

describe("a marketplace that hangs", () => {
  test("slows nobody but those who ask it [NFR-09]", async () => {
    await spoil("1688", "slow", { delay_ms: 3_000 });
    // More than it has places for calls, so that some of them queue.
    const waiting = idsOf("1688", 20).map((id) => open(3, id));
    const others = await Promise.all([
      open(4, newId("taobao")),
      open(5, newId("jd")),
      open(6, newId("pdd")),
      open(7, newId("groupbuy")),
      get("/gateway/docking/taobao/item/get_list", { keywords: "包" }),
      get("/gateway/item/query_item_list", { page: "1" }),
    ]);
    for (const other of others) {
      expect(codeOf(other)).toBe("accepted");
      expect(other.took_ms).toBeLessThan(2_500);
    }
    const waited = await Promise.all(waiting);
    for (const { took_ms } of waited) expect(took_ms).toBeLessThan(14_000);
    expect(Math.max(...waited.map(({ took_ms }) => took_ms))).toBeGreaterThan(2_500);
  });
});

describe("a product somebody opened long before", () => {
  test("is shown from its copy when its marketplace takes too long", async () => {
    const id = newId("1688");
    await open(3, id);
    await age(id);
    await spoil("1688", "slow", { delay_ms: 4_000 });
    const again = await open(3, id);
    expect(again.body).toMatchObject({ success: true, data: { is_stale: true } });
    expect(again.took_ms).toBeLessThan(3_000);
  });
});

describe("what nobody can mean", () => {
  test.each(["../../etc/passwd", "1 OR 1=1", "1".repeat(65), "", "九", "a%00b", "<script>"])(
    "as an id is refused on every platform: %j",
    async (third_item_id) => {
      for (const path of Object.values(detailPaths)) {
        const answer = await get(path, { third_item_id });
        expect([path, answer.status, codeOf(answer)]).toEqual([path, 400, 400]);
      }
    },
  );

  test("as a platform is an unknown path", async () => {
    const answer = await get("/gateway/docking/ebay/item/get_detail", { third_item_id: "1" });
    expect([answer.status, codeOf(answer)]).toEqual([404, 404]);
  });

  test("as keywords is refused: none, blanks, a page full", async () => {
    const path = "/gateway/docking/alibaba/search";
    expect(codeOf(await get(path))).toBe(2004);
    expect(codeOf(await get(path, { keywords: " \t " }))).toBe(2004);
    const huge = await get(path, { keywords: "长".repeat(1_000) });
    expect([huge.status, codeOf(huge)]).toEqual([400, 400]);
  });
});

describe("a short link", () => {
  const path = "/gateway/docking/link/resolve_short_link";

  test.each(["expired_link", "foreign_link", "private_link", "link_loop"])(
    "that turns out %s is not recognised, and leads nobody anywhere [API-58]",
    async (kind) => {
      await spoil("links", kind);
      const answer = await get(path, { url: "https://qr.1688.com/s/A4vbPK9P" });
      expect(codeOf(answer)).toBe(2005);
      expect(JSON.stringify(answer.body)).not.toMatch(/169\.254|shop\.example/);
    },
  );
});

// From here on breakers open, and stay open for seconds.

describe("a product somebody opened before", () => {
  test("still opens while its marketplace and the aggregator are down [NFR-09]", async () => {
    const id = newId("1688");
    const first = await open(3, id);
    await age(id);
    await spoilAll("1688", "reset");
    const again = await open(3, id);
    expect(again.body).toMatchObject({ success: true, data: { is_stale: true } });
    expect(again.body.data?.["item_name"]).toBe(first.body.data?.["item_name"]);
    expect(again.body.data?.["fetched_at"]).not.toBe(first.body.data?.["fetched_at"]);
  });
});

describe.each(marketplaces)("$name", ({ platform, name, upstream }) => {
  test("that goes wrong stores nothing by halves", async () => {
    const id = newId(name);
    for (const kind of ["malformed", "html", "reset"]) {
      await spoilAll(upstream, kind);
      const answer = await open(platform, id);
      expect([kind, answer.status, answer.body.success]).toEqual([kind, 200, false]);
      expect([1000, 2001]).toContain(answer.body.error_code);
      expect(answer.took_ms).toBeLessThan(14_000);
    }
    const stored = await db
      .selectFrom("products")
      .select("id")
      .where("thid_item_id", "=", id)
      .execute();
    expect(stored).toEqual([]);
  });
});
