import { deleteAddress } from "@sampan/contract/people/addresses";
import { expect, test } from "vitest";
import {
  findNumberedTables,
  isCalledByNumber,
  rowNumbersIn,
  takeRowNumbersSeen,
} from "./support/far-row-numbers.ts";
import { openTestApp } from "./support/test-app.ts";
import { refusalOf } from "./support/value-of.ts";

/**
 * What leaves the server says no number of a row but those of goods: each test that asks through `openTestApp` fails
 * where an answer does. Here it is shown that it would be seen.
 */
const saying = { words: "" };
const { customer, needs } = await openTestApp({ say: () => saying.words });

test("rows of every table have numbers that are known by their looks, goods alone do not", async () => {
  const { pool } = needs.database;
  const tables = await findNumberedTables({ pool });
  expect(tables.length).toBeGreaterThan(35);
  const told = await Promise.all(
    tables.map(async (table) => {
      const next = await pool.query<{ number: number }>(
        `select nextval(pg_get_serial_sequence('${table}', 'id')) as number`,
      );
      const number = String(next.rows[0]?.number);
      return rowNumbersIn(`{"id":${number}}`)[0] === number ? "" : table;
    }),
  );
  expect(told.filter(Boolean)).toEqual(tables.filter(isCalledByNumber));
});

test("one is seen in an answer, as a number, in a text and in words", async () => {
  const ming = await customer();
  const number = String(ming.id);
  for (const text of [`{"id":${number}}`, `["SP-c${number}"]`, `/page?of=${number}&`])
    expect(rowNumbersIn(text)).toEqual([number]);
  expect(rowNumbersIn("0912345678 and 8118 and 811800100000001234")).toEqual([]);

  saying.words = `address ${number} is unknown`;
  expect(refusalOf(await ming.call(deleteAddress, { id: "1" }))).toBe("address_unknown");
  expect(takeRowNumbersSeen()).toEqual([expect.stringContaining("/gateway/user/delete_address")]);
});
