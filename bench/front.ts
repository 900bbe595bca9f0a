import { createHmac, randomBytes } from "node:crypto";
import { takeBonus } from "@sampan/contract/shop/campaigns";
import { listWorkOrders } from "@sampan/contract/shop/work-orders/staff-work-orders";
import { drawText, prizeAt, rollOf } from "@sampan/domain/shop/campaigns/draw";
import type { Needs } from "@sampan/server/kernel/needs";
import { sql } from "kysely";
import type pg from "pg";
import { bonus, publishCampaign } from "../tests/support/test-campaigns.ts";
import {
  insertCustomer,
  insertSession,
  insertStaff,
  insertStaffSession,
} from "../tests/support/test-people.ts";
import { callLean } from "./call-lean.ts";
import { describeFigure, type Figure } from "./figure.ts";
import { onOwnServer } from "./on-own-server.ts";
import { p50Of } from "./p50-of.ts";

const many = Number(process.env["BENCH_ROWS"] ?? 1_000_000);
const few = 1_000;
const firstRow = 700_000_001;

/** What marketing gives away and people ask about: draws, red packets, segments, work orders. */
export const benchFront = (): Promise<Figure[]> =>
  onOwnServer(async ({ needs, url }, client) => [
    drawsAgainstOdds(),
    ...(await redPacket(needs, url)),
    await membership(needs, client),
    ...(await workOrders(needs, { client, url })),
  ]);

/**
 * A million draws of one seed, held against the odds that are published, by chi-square: with three degrees of freedom it is
 * above 16.27 once in a thousand honest draws.
 */
function drawsAgainstOdds(): Figure {
  const prizes = [50, 950, 3_000].map((odds_bp) => ({ odds_bp }));
  const seed = randomBytes(32).toString("hex");
  const won = [0, 0, 0, 0];
  for (let serial = 1; serial <= 1_000_000; serial++) {
    const digest = createHmac("sha256", seed).update(drawText("bench", serial)).digest("hex");
    const prize = prizeAt(prizes, rollOf(digest));
    const place = prize === undefined ? 3 : prizes.indexOf(prize);
    won[place] = (won[place] ?? 0) + 1;
  }
  const odds = [...prizes.map(({ odds_bp }) => odds_bp), 6_000];
  const chiSquare = odds.reduce((sum, odds_bp, place) => {
    const expected = odds_bp * 100;
    return sum + ((won[place] ?? 0) - expected) ** 2 / expected;
  }, 0);
  return {
    name: "a million draws against their odds, chi-square of 3 degrees",
    value: chiSquare,
    unit: "",
    target: { at_most: 16.27 },
    detail: `won ${won.join(", ")} of ${odds.map((bp) => bp * 100).join(", ")} expected; p above 0.001`,
  };
}

/** A packet of a thousand slips, and a thousand people who open it at the same moment, each once. */
async function redPacket(needs: Needs, url: string): Promise<Figure[]> {
  const { db } = needs.database;
  const now = needs.clock();
  const { id: staffId } = await insertStaff(db, now, ["marketing"]);
  const desk = callLean(url, `staff_session_id=${await insertStaffSession(db, now, staffId)}`);
  const people: string[] = [];
  for (let count = 0; count < few; count++) {
    const { id } = await insertCustomer(db, now);
    people.push(`session_id=${await insertSession(db, now, id)}`);
  }
  const sum = 1_234_567;
  const { id } = await publishCampaign(
    { call: async (call, input) => ({ ok: true, value: await desk(call, input) }) },
    now,
    {
      gift: "red_packet",
      prizes: [{ ...bonus, amount: sum, copies: few }],
      budgets: [{ currency: "TWD", most: sum }],
    },
  );
  const begun = performance.now();
  const took = await Promise.all(
    people.map(async (cookie) => {
      await callLean(url, cookie)(takeBonus, { data: id });
      return performance.now() - begun;
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await sql<{ given: number; slips: number }>`
    select coalesce(sum(entry.amount), 0)::bigint as given, count(*)::int as slips
      from transfers join ledger_entries entry on entry.transfer_id = transfers.id
     where transfers.tid = ${id} and entry.amount > 0`.execute(db);
  const [given] = rows;
  const p99 = took.toSorted((one, other) => one - other)[Math.floor(few * 0.99)] ?? 0;
  return [
    {
      name: "cents out of a red packet of a thousand slips that a thousand people open at once",
      value: given?.given ?? 0,
      unit: "cents",
      target: { exactly: sum },
      detail: `${given?.slips ?? 0} slips, ${Math.round(few / seconds)} takes a second, the hundredth from the last after ${Math.round(p99)} ms`,
    },
  ];
}

/** Whether somebody is in a segment of a million, asked as takes ask it. */
async function membership(needs: Needs, client: pg.Client): Promise<Figure> {
  const { db } = needs.database;
  const { rows } = await client.query<{ id: number }>(
    "select id from segments where slug = 'users'",
  );
  const segment = rows[0]?.id ?? 0;
  // Who they are is not what is measured.
  await client.query("set session_replication_role = replica");
  await client.query(
    `insert into segment_members (segment_id, account_id)
     select ${segment}, n from generate_series(${firstRow}, ${firstRow + many - 1}) as n`,
  );
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze segment_members");
  const took: number[] = [];
  const asked = 5_000;
  for (let time = 0; time < 2 * asked; time++) {
    const account = firstRow + Math.floor((time * 7_919) % (2 * many));
    const begun = performance.now();
    await sql`select in_segment(${segment}, ${account}, ${needs.clock()})`.execute(db);
    if (time >= asked) took.push(performance.now() - begun);
  }
  const p99 = took.toSorted((one, other) => one - other)[Math.floor(asked * 0.99)] ?? 0;
  return {
    name: `membership in a segment of ${many.toLocaleString("en")}, p99`,
    value: p99,
    unit: "ms",
    target: { at_most: 1 },
    detail: `asked ${asked} times one after the other, half of them for strangers`,
  };
}

/** The desk of questions among a thousand and among a million: as many wait in either, the rest is closed. */
async function workOrders(
  { database: { db }, clock }: Needs,
  { client, url }: { readonly client: pg.Client; readonly url: string },
): Promise<Figure[]> {
  const now = clock();
  const { id: staffId } = await insertStaff(db, now, ["service"]);
  const desk = callLean(url, `staff_session_id=${await insertStaffSession(db, now, staffId)}`);
  const { id: accountId } = await insertCustomer(db, now);
  await ask(client, { accountId, count: few / 2, isOpen: true });
  await ask(client, { accountId, count: few, isOpen: false });
  const tabs = ["unclaimed", "late", "closed"] as const;
  const lists = Object.fromEntries(
    tabs.map((tab) => [tab, () => desk(listWorkOrders, { page: 1, page_size: 20, tab })]),
  );
  const small = await p50Of(lists, 200);
  await ask(client, { accountId, count: many - few, isOpen: false });
  const large = await p50Of(lists, 200);
  return tabs.map((tab) => ({
    name: `work orders, ${tab}, among ${many.toLocaleString("en")}, p50`,
    value: (large[tab] ?? 0) / (small[tab] ?? 1),
    unit: `of the same among ${few.toLocaleString("en")}`,
    target: { at_most: 1.5 },
    detail: `${(large[tab] ?? 0).toFixed(1)} ms against ${(small[tab] ?? 0).toFixed(1)} ms`,
  }));
}

async function ask(
  client: pg.Client,
  { accountId, count, isOpen }: { accountId: number; count: number; isOpen: boolean },
): Promise<void> {
  await client.query(
    `with asked as (
       insert into work_orders (account_id, subject, state, asked_at, due_at, given_hours, created_at, moved_at, closed_at)
       select ${accountId}, 'question ' || n, ${isOpen ? "'open'" : "'closed'"}, now(),
              ${isOpen ? "now() + n * interval '1 minute' - interval '1 hour'" : "null"}, 24, now(), now(),
              ${isOpen ? "null" : "now()"}
         from generate_series(1, ${count}) as n
       returning id)
     insert into work_order_entries (work_order_id, kind, author, content, language, at)
     select id, 'said', 'customer', 'where is my parcel', 'en', now() from asked`,
  );
  await client.query("vacuum analyze work_orders, work_order_entries");
}

if (import.meta.main) for (const figure of await benchFront()) console.log(describeFigure(figure));
