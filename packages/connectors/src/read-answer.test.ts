import { expect, test } from "vitest";
import { z } from "zod";
import { Count, Flag, Id, readJson, Yuan } from "./read-answer.ts";

const Row = z.object({ id: Id, price: Yuan, sold: Count, is_new: Flag });

const read = (text: string) =>
  readJson("fake", { status: 200, headers: {}, body: Buffer.from(text) }, Row);

test("ids beyond 2^53 and prices keep every digit, sent as numbers or as text", () => {
  expect(read('{"id":58218860983545941,"price":19.90,"sold":12,"is_new":true}')).toEqual({
    ok: true,
    value: { id: "58218860983545941", price: 1990, sold: 12, is_new: true },
  });
  expect(read('{"id":"58218860983545941","price":"19.9","sold":"12","is_new":"false"}')).toEqual({
    ok: true,
    value: { id: "58218860983545941", price: 1990, sold: 12, is_new: false },
  });
});

test("what is no JSON is a sick source", () => {
  expect(read("<html>")).toMatchObject({ error: { code: "unavailable", source: "fake" } });
  expect(read("[".repeat(200_000))).toMatchObject({ error: { code: "unavailable" } });
});

test("JSON of another shape is a single odd answer, named by its place", () => {
  expect(read('{"id":1,"price":"-3","sold":1,"is_new":true}')).toMatchObject({
    error: { code: "transient", detail: expect.stringContaining('"price"') },
  });
  expect(read('{"id":1,"price":"3","sold":1.5,"is_new":true}').ok).toBe(false);
});
