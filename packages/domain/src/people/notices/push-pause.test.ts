import { expect, test } from "vitest";
import { pushAgainAt } from "./push-pause.ts";
import { pushLife_s } from "./push-subscription.ts";

const toldAt = new Date("2026-11-27T10:00:00Z");
const after = (seconds: number) => new Date(toldAt.getTime() + seconds * 1000);

test.each([
  ["asks for two minutes is left alone for two minutes", 0, 120, 120],
  ["asks for nothing is left alone for half a minute", 60, 0, 90],
  ["asks for as long as it would have kept it is asked again then", 0, pushLife_s, pushLife_s],
  ["asks for longer is not asked again", 1, pushLife_s, undefined],
])("a push service that %s [BO-53]", (_, since_s, pause_s, again_s) => {
  const again = pushAgainAt({ toldAt, now: after(since_s), pause_s });
  expect(again).toEqual(again_s === undefined ? undefined : after(again_s));
});
