import { translateTexts } from "@sampan/contract/goods/translation";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { expect, test } from "vitest";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { noteGoodsTexts } from "./note-goods-texts.ts";

const { servers, visitor, customer, db } = await openTwoServers({
  sandbox: true,
});

/** So many pages of goods, each some 10,000 characters that nobody has had translated. */
const pages = (count: number): string[][] =>
  Array.from({ length: count }, (_, page) =>
    Array.from({ length: 25 }, (_text, index) => `${page}-${index}-`.padEnd(400, "裙")),
  );

const used = async (): Promise<number> => {
  const days = await db.selectFrom("translation_usage").select("characters").execute();
  return days.reduce((total, { characters }) => total + characters, 0);
};

test("a network's flood over two processes spends its share, and a customer reads on [NFR-08]", async () => {
  const flood = pages(20);
  await noteGoodsTexts(db, flood.flat(), new Date());
  await Promise.all(
    flood.flatMap((text) =>
      servers.map(async ({ url }) =>
        valueOf(await visitor().at(url).call(translateTexts, { text, lang: "th" })),
      ),
    ),
  );
  const most = defaultLimits.translation_characters_per_visitor;
  expect(await used()).toBeGreaterThan(most / 2);
  expect(await used()).toBeLessThanOrEqual(most);

  // A title the sandbox's translator has words for.
  const title = "法式碎花雪纺连衣裙女夏季新款收腰显瘦气质中长款裙子";
  await noteGoodsTexts(db, [title], new Date());
  const sayTo = async (caller: ReturnType<typeof visitor>) =>
    valueOf(await caller.call(translateTexts, { text: [title], lang: "th" })).data[title];
  const spent = await used();
  expect(await sayTo(visitor())).toBe(title);
  expect(await used()).toBe(spent);
  expect(await sayTo(await customer())).toMatch(/\p{Script=Thai}/u);
});
