import { saveShippingTerm } from "@sampan/contract/office/configuration/staff-shipping-terms";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { languages } from "@sampan/domain/kernel/language";
import { wordsIn } from "@sampan/locales/words-in";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../tests/support/test-app.ts";
import { valueOf } from "../../../../tests/support/value-of.ts";
import { shown } from "./shown.ts";
import { useCarrierChoices } from "./use-carrier-choices.ts";

const { staff, visitor } = await openTestApp();

/** What a choice of carriers says, one name a line. */
const Choice = ({ kept }: { readonly kept: number | undefined }) =>
  useCarrierChoices(kept)
    .map(({ label }) => label)
    .join("|");

test("a carrier that staff close is offered on no page, and stays only where it was chosen before [CHK-03] [BO-42]", async () => {
  valueOf(
    await (
      await staff("billing")
    ).call(saveShippingTerm, { key: "carriers", value: ["platform_assigned", "hct"], version: 0 }),
  );
  const configuration = valueOf(await visitor().call(queryClientConfig, {}));
  for (const language of languages) {
    const [ours, hct, kerry] = configuration.data.options.carriers.map(
      ({ name }) => wordsIn(language, name).text,
    );
    const reader = { configuration, language };
    expect(await shown(Choice, { kept: undefined }, reader)).toBe(`${ours}|${hct}`);
    expect(await shown(Choice, { kept: 3 }, reader)).toBe(`${ours}|${hct}|${kerry}`);
  }
});
