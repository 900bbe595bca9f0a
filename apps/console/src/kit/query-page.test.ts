import { expect, test } from "vitest";
import { readWithin } from "./query-page.ts";

/** A list of so many rows, whose total only a page with rows tells, and the pages that were asked for. */
function listOf(rows: number) {
  const asked: number[] = [];
  const ask = async (page: number) => {
    asked.push(page);
    const datalist = Array.from({ length: rows }, (_, at) => at + 1).slice(
      (page - 1) * 20,
      page * 20,
    );
    return { datalist, total: datalist.length > 0 ? rows : 0 };
  };
  return { ask, asked };
}

test.each([
  { rows: 45, page: 2, first: 21, asked: [2] },
  { rows: 45, page: 9, first: 41, asked: [9, 1, 3] },
  { rows: 20, page: 2, first: 1, asked: [2, 1] },
  { rows: 0, page: 2, first: undefined, asked: [2, 1] },
  { rows: 0, page: 1, first: undefined, asked: [1] },
])("page $page of $rows rows begins with row $first", async ({ rows, page, first, asked }) => {
  const list = listOf(rows);
  const answer = await readWithin(list.ask, { page, page_size: 20 });
  expect([answer.datalist[0], answer.total]).toEqual([first, rows]);
  expect(list.asked).toEqual(asked);
});
