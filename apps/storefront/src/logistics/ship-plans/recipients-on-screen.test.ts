import { languages } from "@sampan/domain/kernel/language";
import { describe, expect, test } from "vitest";
import { drawn, shown } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import type { ShipPlan, ShipPlans } from "./plan-queries.ts";
import { Crossing, Recipients } from "./recipients.tsx";

/** What somebody reads whose free times are used up, with and without another who has some. */

const meter = (used: number, coming: number) => ({ free_up_to: 200_000, times: 6, used, coming });
const self = {
  id: "a".repeat(20),
  name: "王小明",
  mobile: "0912000111",
  meter: meter(4, 2),
  is_chosen: true,
};
const mother = {
  id: "b".repeat(20),
  name: "陳美玲",
  mobile: "0912000222",
  meter: meter(1, 0),
  is_chosen: false,
};
const crossing = { count: 1, tax: { low: 42_00, high: 123_45 }, free_from: "2027-01-01" };
const declaring = { id: undefined, by: () => {}, isOld: false };

const partsOf = (recipients: ShipPlans["recipients"], declarant_id: string | null) => ({
  found: { recipients, currency: "TWD" } as never as ShipPlans,
  plan: { crossing: { ...crossing, declarant_id } } as never as ShipPlan,
  declaring,
});

describe("a plan that wants more free times than are left", () => {
  test("says the tax, the day from which there are new ones, and who else may declare with how many left, in every language", async () => {
    for (const language of languages) {
      const { say } = await speak(language);
      const props = partsOf([self, mother], mother.id);
      const said = await shown(Crossing, props, { language });
      expect(said).toContain("123.45");
      expect(said).toContain("2027");
      expect(said).toContain(say("shipPlans.crossing.declareBy", { name: mother.name, left: 5 }));
      const alone = await drawn(Crossing, partsOf([self], null), { language });
      expect(alone).toContain("2027");
      expect(alone).not.toContain("<button");
    }
  });

  test("stands beside everybody who receives, with what is used of their half-year, and whoever is to declare is ticked", async () => {
    for (const language of languages) {
      const { say } = await speak(language);
      const props = partsOf([self, mother], mother.id);
      const said = await shown(Recipients, props, { language });
      expect(said).toContain(say("shipPlans.recipients.facts", { used: 6, times: 6 }));
      expect(said).toContain(say("shipPlans.recipients.facts", { used: 1, times: 6 }));
      const markup = await drawn(Recipients, props, { language });
      const ticked = (markup.match(/<input[^>]*>/g) ?? []).filter((one) =>
        one.includes(' checked=""'),
      );
      expect(ticked).toHaveLength(1);
      expect(ticked[0]).toContain(self.id);
      expect(await shown(Recipients, partsOf([self], null), { language })).toBe("");
    }
  });
});
