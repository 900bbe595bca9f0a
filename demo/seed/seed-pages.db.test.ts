import { getPage, listPages } from "@sampan/contract/shop/pages/staff-pages";
import { queryActiveCampaigns } from "@sampan/contract/shop/campaigns";
import { languages } from "@sampan/domain/kernel/language";
import { landingAddresses } from "@sampan/domain/shop/pages/page-address";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../tests/support/test-app.ts";
import { insertCustomer } from "../../tests/support/test-people.ts";
import { pageSeenAt } from "../../tests/support/test-pages.ts";
import { valueOf } from "../../tests/support/value-of.ts";
import pages from "../content/pages.json" with { type: "json" };
import { seedArticles } from "./seed-articles.ts";
import { seedCoupons } from "./seed-coupons.ts";
import { seedPages } from "./seed-pages.ts";

const { db, clock, visitor, staff } = await openTestApp();
const present = clock.now();

beforeAll(async () => {
  // Coupons are given to whoever is there.
  await insertCustomer(db, present);
  await seedCoupons(db, present);
  await seedArticles(db, present);
  await seedPages(db, present);
});

const titlesAt = (address: string, isPast: boolean) =>
  pages.pages.find((page) => page.address === address && "window" in page === isPast)?.title;

test.each([
  ["/special_three", "2020-10-10"],
  ["/vouchersFirst", "2020-11-15"],
  ["/voucherSecond", "2020-12-15"],
  ["/anniversary", "2022-11-15"],
  ["/static618", "2023-06-10"],
])(
  "at %s stood in %s what is over by now [PROMO-08] [PROMO-09] [PROMO-10] [PROMO-12] (table)",
  async (address, day) => {
    clock.set(new Date(`${day}T12:00:00+08:00`));
    for (const language of languages) {
      const { data } = await pageSeenAt(visitor(), address, language);
      expect(data?.name).toBe(titlesAt(address, true)?.[language]);
    }
    clock.set(present);
  },
);

test("each landing and voucher address shows its page now, or where its window is over what is open [PROMO-11] [PROMO-17]", async () => {
  clock.set(present);
  clock.pass({ minutes: 1 });
  for (const address of landingAddresses)
    for (const language of languages) {
      const { data, others } = await pageSeenAt(visitor(), address, language);
      const name = titlesAt(address, false)?.[language];
      const shown = { address, name: data?.name, isElsewhere: others.length > 0 };
      expect(shown).toEqual({ address, name, isElsewhere: name === undefined });
    }
  const closed = landingAddresses.filter((address) => !titlesAt(address, false));
  expect(closed.toSorted()).toEqual(["/anniversary", "/special_three", "/static618"]);
  const { datalist } = valueOf(await visitor().call(queryActiveCampaigns, {}));
  expect(datalist.map(({ id }) => id)).toEqual(["CM10000001"]);
});

test("nothing of a page of the demo is missing, in any language [PROMO-17]", async () => {
  const desk = await staff("marketing");
  const { datalist } = valueOf(await desk.call(listPages, { page_size: 100 }));
  expect(datalist).toHaveLength(pages.pages.length);
  for (const { id, address } of datalist) {
    const { data } = valueOf(await desk.call(getPage, { id }));
    expect({ address, lacks: data.lacks }).toEqual({ address, lacks: [] });
  }
});
