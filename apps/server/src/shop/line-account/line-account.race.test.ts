import { expect, test } from "vitest";
import { lineBody, lineTells } from "../../../../../tests/support/line-tells.ts";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";

const { customer, db, servers, visitor } = await openTwoServers({ sandbox: true });

test("what LINE tells two processes ten times at once is heard once [WO-01]", async () => {
  const person = await customer();
  const from = `U${"7".repeat(32)}`;
  const own = { account_id: person.id, provider: "line", subject: from, name: "" } as const;
  await db
    .insertInto("linked_log_ins")
    .values({ ...own, linked_at: new Date() })
    .execute();
  const body = lineBody({ id: "01H0000000000000000000RACE", from, text: "在嗎？" });
  const told = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      lineTells(visitor().at(servers[nth % 2 === 0 ? 0 : 1].url), body),
    ),
  );
  expect(new Set(told)).toEqual(new Set([200]));
  const said = await db
    .selectFrom("work_order_entries as entry")
    .innerJoin("work_orders as asked", "asked.id", "entry.work_order_id")
    .select("entry.content")
    .where("asked.account_id", "=", person.id)
    .execute();
  expect(said).toEqual([{ content: "在嗎？" }]);
}, 60_000);
