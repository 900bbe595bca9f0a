import { calculateFreight } from "@sampan/contract/logistics/freight/freight";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { languages } from "@sampan/domain/kernel/language";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { shown } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import { freightQuery } from "./asked-freight.ts";
import { FreightAnswer } from "./freight-answer.tsx";

const { visitor, db, clock, needs } = await openTestApp();
const configuration = valueOf(await visitor().call(queryClientConfig, {}));

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await db.updateTable("tariff_lines").set({ divisor: 5_000 }).where("transport", "=", 9).execute();
  await needs.prices.refresh();
});

test("the estimator says which weight the volume comes to, by the divisor of the line that was asked for [FRT-07]", async () => {
  const sides = { length: 30, width: 22, height: 18 };
  // 30 x 22 x 18 cm are 11,880 cubic centimetres.
  for (const { transport, divisor, volume } of [
    { transport: 12, divisor: "6000", volume: "1.98" },
    { transport: 9, divisor: "5000", volume: "2.38" },
  ]) {
    const asked = { weight: 1, ...sides, transport };
    const answer = valueOf(await visitor().call(calculateFreight, asked));
    for (const language of languages) {
      const { say } = await speak(language);
      const page = await shown(
        FreightAnswer,
        { asked },
        { configuration, language, answers: [[freightQuery(asked).queryKey, answer]] },
      );
      const how = say("payment.weights.sides", { sides: "30 × 22 × 18", divisor });
      expect(page).toContain(`${say("common.kilograms", { weight: volume })}${how}`);
    }
  }
});
