import { updateUserInfo } from "@sampan/contract/people/accounts/accounts";
import { expect, test } from "vitest";
import { changeOf } from "./change-of-item.ts";
import { privateItems } from "./private-item.ts";

test.each([
  ["name", " 林怡君 ", { name: "林怡君" }],
  ["gender", "female", { gender: "female" }],
  ["birthday", "1990-02-28", { birthday: "1990-02-28" }],
  ["sales_code", " AB1 ", { sales_code: "AB1" }],
] as const)("saving the %s leaves every other field alone", (item, text, edit_request) => {
  expect(changeOf(item, text)).toEqual({ edit_request });
});

test.each(privateItems.filter((field) => field !== "name"))(
  "a %s that a person no longer wants known is saved as empty",
  (item) => {
    expect(updateUserInfo.input.safeParse(changeOf(item, "")).success).toBe(true);
  },
);
