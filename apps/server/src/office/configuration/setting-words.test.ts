import { consoleSettingNotes } from "@sampan/locales/zh/office/console-setting-notes";
import { consoleSettings } from "@sampan/locales/zh/office/console-settings";
import { expect, test } from "vitest";
import { editableSettings } from "./setting-fields.ts";

test("every setting that can be changed has a name and says what it does", () => {
  // What waits for its feature keeps its words.
  const keys = Object.keys(editableSettings).toSorted();
  expect(Object.keys(consoleSettings.names).toSorted()).toEqual(keys);
  expect(Object.keys(consoleSettingNotes).toSorted()).toEqual(keys);
});
