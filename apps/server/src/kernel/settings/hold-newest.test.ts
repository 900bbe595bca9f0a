import { expect, test } from "vitest";
import { holdNewest } from "./hold-newest.ts";

/** A reading whose answers come when the test lets them. */
function slowReading() {
  const answers: ((value: string) => void)[] = [];
  const read = () => new Promise<string>((answer) => void answers.push(answer));
  return { read, answer: (turn: number, value: string) => answers[turn]?.(value) };
}

test("holds what it began with until something was read", async () => {
  const held = holdNewest("first", async () => "read");
  expect(held.newest()).toBe("first");
  await held.refresh();
  expect(held.newest()).toBe("read");
});

test("never goes back to an answer that was asked for before the one it holds", async () => {
  const { read, answer } = slowReading();
  const held = holdNewest("first", read);
  const [early, late] = [held.refresh(), held.refresh()];
  answer(1, "after the change");
  await late;
  answer(0, "before the change");
  await early;
  expect(held.newest()).toBe("after the change");
});

test("keeps what it holds when a reading fails, and takes the next one", async () => {
  const answers = [Promise.resolve("read"), Promise.reject(new Error("down"))];
  const held = holdNewest("first", () => answers.shift() ?? Promise.resolve("anew"));
  await held.refresh();
  await expect(held.refresh()).rejects.toThrow("down");
  expect(held.newest()).toBe("read");
  await held.refresh();
  expect(held.newest()).toBe("anew");
});
