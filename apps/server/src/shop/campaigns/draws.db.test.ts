import { createHash, createHmac } from "node:crypto";
import { queryActiveCampaigns, queryDraws, takeBonus } from "@sampan/contract/shop/campaigns";
import { queryPopups } from "@sampan/contract/shop/popups/popups";
import * as staffCalls from "@sampan/contract/shop/staff-campaigns";
import { drawText, prizeAt, rollOf } from "@sampan/domain/shop/campaigns/draw";
import { expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  type CampaignWish,
  points,
  publishCampaign,
} from "../../../../../tests/support/test-campaigns.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { customer, visitor, staff, clock, needs } = await openTestApp();
const marketing = await staff("marketing");
type Person = Awaited<ReturnType<typeof customer>>;

const publish = (change: Partial<CampaignWish> = {}) =>
  publishCampaign(marketing, clock.now(), change);
const take = (person: Person, data: string) => person.call(takeBonus, { data });
const seenBy = async (person: Pick<Person, "call">, route?: string) =>
  valueOf(await person.call(queryActiveCampaigns, route === undefined ? {} : { route })).datalist;
const sees = async (person: Pick<Person, "call">, id: string) =>
  (await seenBy(person)).some((one) => one.id === id);

test("a draw is reckoned again from its seed, which nobody knows before its end [BO-37]", async () => {
  const prizes = [
    { ...points, amount: 10, odds_bp: 4_000 },
    { ...points, amount: 50, odds_bp: 1_000 },
  ];
  const { id } = await publish({ gift: "draw", prizes });
  const results = [];
  for (let at = 0; at < 8; at += 1) {
    const { serial, gains } = valueOf(await take(await customer(), id)).data;
    results.push([serial, gains[0]?.amount ?? null]);
  }
  const before = valueOf(await visitor().call(queryDraws, { id }));
  expect([before.seed, before.total]).toEqual(["", 8]);
  const { version } = valueOf(await marketing.call(staffCalls.listCampaigns, {})).datalist[0] ?? {};
  const end = { id, version: version ?? 0, step: "end" } as const;
  valueOf(await marketing.call(staffCalls.moveCampaign, end));
  const after = valueOf(await visitor().call(queryDraws, { id }));
  expect(createHash("sha256").update(after.seed).digest("hex")).toBe(before.commitment);
  const again = after.datalist.map(({ serial }) => {
    const digest = createHmac("sha256", after.seed).update(drawText(id, serial)).digest("hex");
    const place = prizeAt(after.prizes, rollOf(digest))?.place;
    return [serial, place === undefined ? null : (prizes[place - 1]?.amount ?? null)];
  });
  expect(again).toEqual(results);
});

test("a draw is neither shown to nor taken by people of a region without a permit, and the desk says so [BO-37]", async () => {
  const [ming, nok] = [await customer(), await customer({ region: "TH" })];
  const prizes = [{ ...points, odds_bp: 4_000 }];
  const row = await publish({ gift: "draw", prizes, stage: 1, page: "/anniversary" });
  const { id } = row;
  expect(row.not_in).toEqual(["TH"]);
  expect((await publish({ gift: "gift" })).not_in).toEqual([]);
  const popups = async (person: Person) =>
    JSON.stringify(valueOf(await person.call(queryPopups, {})).datalist);
  expect([await sees(ming, id), await sees(nok, id)]).toEqual([true, false]);
  expect((await seenBy(nok, "/anniversary")).map((one) => one.id)).not.toContain(id);
  expect([(await popups(ming)).includes(id), (await popups(nok)).includes(id)]).toEqual([
    true,
    false,
  ]);
  expect(refusalOf(await take(nok, id))).toBe("campaign_draw_not_here");
  valueOf(await take(ming, id));

  await setSettings(needs, { draw_regions: ["TW", "TH"] });
  expect(await sees(nok, id)).toBe(true);
  valueOf(await take(nok, id));
  await setSettings(needs, { draw_regions: [] });
  expect(refusalOf(await take(await customer(), id))).toBe("campaign_draw_not_here");
  await setSettings(needs, {});
});

test("the record of a draw marks what is the reader's own, lists it alone, and tells nobody whose the rest is [BO-37]", async () => {
  const [ming, ling] = [await customer(), await customer()];
  const prizes = [{ ...points, odds_bp: 4_000 }];
  const { id } = await publish({ gift: "draw", prizes, per_person: 3, per_day: 3 });
  for (const person of [ming, ling, ming]) valueOf(await take(person, id));
  const read = async (person: Pick<Person, "call">, mine: boolean) => {
    const { datalist, total } = valueOf(await person.call(queryDraws, { id, mine }));
    return [total, datalist.map(({ serial, is_mine }) => [serial, is_mine])];
  };
  expect(await read(ming, false)).toEqual([
    3,
    [
      [1, true],
      [2, false],
      [3, true],
    ],
  ]);
  expect(await read(ming, true)).toEqual([
    2,
    [
      [1, true],
      [3, true],
    ],
  ]);
  expect(await read(visitor(), false)).toEqual([
    3,
    [
      [1, false],
      [2, false],
      [3, false],
    ],
  ]);
  expect(await read(visitor(), true)).toEqual([0, []]);
  const second = valueOf(await visitor().call(queryDraws, { id, page: 2, page_size: 2 }));
  expect([second.total, second.datalist.map(({ serial }) => serial)]).toEqual([3, [3]]);
});
