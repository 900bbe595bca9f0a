import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { countMessage } from "./message-queries.ts";

test("messages that leave at the same moment never overdraw their day [NFR-08]", async () => {
  const { db } = await openTestDatabase();
  const now = new Date("2026-03-02T04:00:00Z");
  const leave = () =>
    Promise.all(
      Array.from({ length: 50 }, () => countMessage(db, { channel: "sms", most: 10 }, now)),
    );
  expect((await leave()).filter(Boolean)).toHaveLength(10);
  expect((await leave()).filter(Boolean)).toHaveLength(0);
});
