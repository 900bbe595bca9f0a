import { addPage, publishPage } from "@sampan/contract/shop/pages/staff-pages";
import { countBlocks } from "@sampan/contract/shop/pages/own-pages";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertPage, pageWish } from "../../../../../tests/support/test-pages.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, staff, visitor, clock } = await openTestApp();
const desk = await staff("marketing");

test("of eight pages that are published at one address at the same moment one is [PROMO-17]", async () => {
  const wish = pageWish(clock.now(), { address: "/at-once" });
  const drafts = [];
  for (let nth = 0; nth < 8; nth += 1) drafts.push(valueOf(await desk.call(addPage, wish)).data);
  const answers = await Promise.all(
    drafts.map(({ id, version }) => desk.call(publishPage, { id, version })),
  );
  expect(answers.map(refusalOf).toSorted()).toEqual(
    ["accepted", ...Array.from({ length: 7 }, () => "page_address_taken")].toSorted(),
  );
});

test("counts of a hundred visitors at the same moment lose none", async () => {
  const { id } = await insertPage(desk, clock.now(), { address: "/counted" });
  const events = [{ block: "hello", event: "seen" } as const];
  const counted = await Promise.all(
    Array.from({ length: 100 }, () => visitor().call(countBlocks, { id, events })),
  );
  expect(counted.every(({ ok }) => ok)).toBe(true);
  const rows = await db.selectFrom("page_counts").select("times").execute();
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(100);
});
