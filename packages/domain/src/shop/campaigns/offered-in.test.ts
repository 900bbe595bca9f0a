import { expect, test } from "vitest";
import { usualDrawRegions } from "../../people/regions/regions.ts";
import { campaignGifts } from "./campaign.ts";
import { isOfferedIn, notOfferedIn } from "./offered-in.ts";

test("draws are offered in Taiwan alone until somebody sets otherwise, and everything else everywhere [BO-37]", () => {
  const settings = { draw_regions: usualDrawRegions };
  expect(notOfferedIn("draw", settings)).toEqual(["TH"]);
  expect(campaignGifts.filter((gift) => !isOfferedIn(gift, "TH", settings))).toEqual(["draw"]);
  expect(notOfferedIn("draw", { draw_regions: ["TW", "TH"] })).toEqual([]);
  expect(isOfferedIn("draw", "TW", { draw_regions: [] })).toBe(false);
});
