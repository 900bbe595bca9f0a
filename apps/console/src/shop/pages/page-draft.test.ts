import { expect, test } from "vitest";
import { type WireBlock, withCopy, withNew, withPlaced } from "./page-draft.ts";

const idsOf = (blocks: readonly WireBlock[]) => blocks.map(({ id }) => id);
const three = withNew(withNew(withNew([], "notice"), "text"), "goods");

test("a copy stands behind what was copied, with a name of its own, and changes apart from it", () => {
  const copied = withCopy(three, 0);
  expect(copied.map(({ kind }) => kind)).toEqual(["notice", "notice", "text", "goods"]);
  expect(new Set(idsOf(copied)).size).toBe(4);
  expect(copied[1]?.title).not.toBe(copied[0]?.title);
});

test("a block is taken to any place, past the others, and stays where there is none [BO-40]", () => {
  const [first = "", second = "", third = ""] = idsOf(three);
  expect(idsOf(withPlaced(three, 0, 1))).toEqual([second, first, third]);
  expect(idsOf(withPlaced(three, 0, 2))).toEqual([second, third, first]);
  expect(idsOf(withPlaced(three, 2, 0))).toEqual([third, first, second]);
  for (const nowhere of [-1, 3]) expect(idsOf(withPlaced(three, 2, nowhere))).toEqual(idsOf(three));
  expect(idsOf(withPlaced(three, 3, 0))).toEqual(idsOf(three));
});

test("a name that a block had before another was removed is not taken twice", () => {
  const left = three.toSpliced(0, 1);
  expect(new Set(idsOf(withNew(left, "rules"))).size).toBe(3);
});
