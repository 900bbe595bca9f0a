import {
  putOffBusinessCategory,
  setBusinessCategory,
} from "@sampan/contract/people/accounts/business-category";
import { getSessionState } from "@sampan/contract/people/sessions/sessions";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { customer, visitor } = await openTestApp();

test("one to three keys are kept, apart from the groups of goods they stand for [API-37] [OWN-06]", async () => {
  const ming = await customer();
  const session = async () => valueOf(await ming.call(getSessionState, {})).data;
  expect(await session()).toMatchObject({ business_categories: null, favoured_groups: [] });
  valueOf(await ming.call(setBusinessCategory, { keys: [4] }));
  valueOf(await ming.call(setBusinessCategory, { keys: [7, 1, 7] }));
  expect(await session()).toMatchObject({
    business_categories: [1, 7],
    favoured_groups: [103, 170],
  });
});

test.each([
  [[], "business_category_needed"],
  [[0], "business_category_unknown"],
  [[103], "business_category_unknown"],
  [[1, 2, 3, 4], "business_categories_full"],
])("%j is refused as %s, and keeps nothing [HOME-12] [HOME-13]", async (keys, code) => {
  const ming = await customer();
  expect(refusalOf(await ming.call(setBusinessCategory, { keys }))).toBe(code);
  expect(valueOf(await ming.call(getSessionState, {})).data?.business_categories).toBeNull();
  expect(refusalOf(await visitor().call(setBusinessCategory, { keys }))).toBe("login_needed");
});

test("a newcomer is offered the choice until they made it or put it off, once for good", async () => {
  const [ming, nok] = [await customer(), await customer()];
  const wasAsked = async (person: typeof ming) =>
    valueOf(await person.call(getSessionState, {})).data?.was_asked_business;
  expect([await wasAsked(ming), await wasAsked(nok)]).toEqual([false, false]);
  valueOf(await ming.call(putOffBusinessCategory, {}));
  valueOf(await nok.call(setBusinessCategory, { keys: [4] }));
  expect([await wasAsked(ming), await wasAsked(nok)]).toEqual([true, true]);
  expect(valueOf(await ming.call(getSessionState, {})).data?.business_categories).toBeNull();
  expect(refusalOf(await visitor().call(putOffBusinessCategory, {}))).toBe("login_needed");
});
