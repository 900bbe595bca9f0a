import { expect, test } from "vitest";
import { shareUnderway, tellReader, type Told } from "./share-underway.ts";

const noon = new Date("2026-11-22T12:00:00Z");

test("everybody who is told together hears when the answer changes, and it is made once", async () => {
  const describing = shareUnderway<Told<string>>(() => false);
  let made = 0;
  const heard: (Date | undefined)[] = [undefined, undefined, undefined];
  const answers = await Promise.all(
    heard.map((_, place) =>
      tellReader(
        describing("a skirt", async () => {
          made += 1;
          return { answer: "red", changesAt: noon };
        }),
        { changesAt: (moment) => (heard[place] = moment) },
      ),
    ),
  );
  expect(answers).toEqual(["red", "red", "red"]);
  expect(heard).toEqual([noon, noon, noon]);
  expect(made).toBe(1);
});

test("what is one asker's own is told to nobody else", async () => {
  const describing = shareUnderway<string>((answer) => answer === "asked enough");
  const answers = ["asked enough", "red"].map((answer) =>
    describing("a skirt", async () => answer),
  );
  expect(await Promise.all(answers)).toEqual(["asked enough", "red"]);
});
