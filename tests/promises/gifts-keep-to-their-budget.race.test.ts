import { NetworkError, ServerError } from "@sampan/client/faults";
import { takeBonus } from "@sampan/contract/shop/campaigns";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import type { HttpCaller } from "../support/http-caller.ts";
import { openTestApp } from "../support/test-app.ts";
import { bonus, points, publishCampaign } from "../support/test-campaigns.ts";
import { openTwoServers } from "../support/two-servers.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

// The control: a house that asks no budget. Processes of their own are as they are.
vi.mock(import("../../apps/server/src/shop/campaigns/campaign-queries.ts"), async (original) => ({
  ...(await original()),
  givePrize: () => Promise.resolve(true),
  spendBudget: () => Promise.resolve(true),
}));

const world = await openTwoServers();
const marketing = await world.staff("marketing");

const takers = sizeOf({ quick: 200, full: 1_000 });
/** As many as there is something for. */
const share = takers / 2;
const campaigns = {
  points: {
    prizes: [points],
    budgets: [{ currency: "PTS" as const, most: points.amount * share }],
  },
  "a red packet": {
    gift: "red_packet" as const,
    prizes: [{ ...bonus, amount: 100 * share + 1, copies: share }],
  },
  "the first day of a check-in": {
    gift: "check_in" as const,
    per_person: 7,
    prizes: [points],
    budgets: [{ currency: "PTS" as const, most: points.amount * share }],
  },
};

/** What a campaign gave by the ledger, to how many, who had it more often than once, and who took and got nothing. */
async function judge(db: Db, number: string) {
  const { rows } = await sql<{ given: number; people: number; doubled: number; empty: number }>`
    with gave as (
      select account.owner_id as owner, count(distinct transfer.id) as times, sum(entry.amount) as amount
        from transfers transfer
        join ledger_entries entry on entry.transfer_id = transfer.id
        join ledger_accounts account on account.id = entry.account_id
       where transfer.tid = ${number} and account.owner_id is not null
       group by account.owner_id
    )
    select coalesce(sum(amount), 0)::int as given,
           count(*)::int as people,
           count(*) filter (where times > 1)::int as doubled,
           (select count(*) from campaign_takes take
              join campaigns campaign on campaign.id = take.campaign_id
             where campaign.number = ${number}
               and not exists (select from gave where gave.owner = take.account_id))::int as empty
      from gave`.execute(db);
  return rows[0];
}

/**
 * Asks until there is an answer: at the process that is left where the other has died, and again where it says that too
 * many ask at once.
 */
async function takeAnyhow(who: HttpCaller, number: string, left: string): Promise<void> {
  try {
    await who.call(takeBonus, { data: number });
  } catch (fault) {
    const isBusy = fault instanceof ServerError && fault.kind === "busy";
    if (!isBusy && !(fault instanceof NetworkError)) throw fault;
    await takeAnyhow(who.at(left), number, left);
  }
}

test("of what a campaign has, as much is given as there is and nothing twice, to a crowd at two processes of which one is killed [BO-37] [CPN-16]", async () => {
  const people = [];
  for (let nth = 0; nth < takers; nth += 1) people.push(await world.customer());
  const [left, killed] = world.servers;
  const told: string[] = [];
  let isKilled = false;
  for (const [name, wish] of Object.entries(campaigns)) {
    const { id } = await publishCampaign(marketing.at(left.url), new Date(), wish);
    let answered = 0;
    await Promise.all(
      people.map(async (one, nth) => {
        const who = one.at(isKilled || nth % 2 === 0 ? left.url : killed.url);
        await takeAnyhow(who, id, left.url);
        answered += 1;
        if (answered === share / 2 && !isKilled) {
          isKilled = true;
          await killed.kill();
        }
      }),
    );
    // Whoever is told that it is gone asks again, as people do: what a dead process held is free by now.
    await Promise.all(people.map((one) => takeAnyhow(one.at(left.url), id, left.url)));
    const most = name === "a red packet" ? 100 * share + 1 : points.amount * share;
    const found = await judge(world.db, id);
    told.push(`${name}: ${String(found?.given)} of ${String(most)} to ${String(found?.people)}`);
    expect(found).toEqual({ given: most, people: share, doubled: 0, empty: 0 });
  }
  tellPromise({
    promise: 15,
    name: "gifts keep to their budget while a process is killed",
    target: `all of it to ${String(share)} of ${String(takers)}, 0 doubled`,
    figure: told.join("; "),
  });
  expect(isKilled).toBe(true);
  expect(await checkLedger(world.db)).toEqual([]);
}, 900_000);

test("a house that asks no budget gives more than it has, and the count notices", async () => {
  const { clock, customer, db, staff } = await openTestApp();
  const wish = {
    prizes: [points],
    budgets: [{ currency: "PTS" as const, most: points.amount * 2 }],
  };
  const { id } = await publishCampaign(await staff("marketing"), clock.now(), wish);
  for (let nth = 0; nth < 4; nth += 1) await (await customer()).call(takeBonus, { data: id });
  expect((await judge(db, id))?.given).toBe(points.amount * 4);
});
