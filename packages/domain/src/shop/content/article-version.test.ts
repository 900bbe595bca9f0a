import { expect, test } from "vitest";
import {
  canStep,
  nextStanding,
  standingOf,
  versionStandings,
  versionSteps,
} from "./article-version.ts";

const now = new Date("2026-03-02T08:00:00Z");
const later = new Date("2026-03-03T00:00:00Z");

test("where a version stands follows from its moment and from the one that is read [BO-40]", () => {
  const at = (number: number, takes_effect_at: Date | null) =>
    standingOf({ number, takes_effect_at }, { inForce: 2, now });
  expect([at(1, now), at(2, now), at(3, later), at(4, null)]).toEqual([
    "past",
    "in_force",
    "scheduled",
    "draft",
  ]);
});

test("a draft is published, what waits is withdrawn, what was read is written anew, and nothing else", () => {
  const can = versionStandings.flatMap((standing) =>
    versionSteps.filter((step) => canStep(standing, step)).map((step) => `${standing} ${step}`),
  );
  expect(can).toEqual(["draft publish", "scheduled withdraw", "past return"]);
  expect(nextStanding("draft", "publish")).toEqual({ ok: true, value: "scheduled" });
  expect(nextStanding("in_force", "withdraw")).toEqual({
    ok: false,
    error: { code: "article_not_in_state" },
  });
});
