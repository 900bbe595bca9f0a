import { expect, test } from "vitest";
import { missingProfileFields } from "./profile.ts";

test("a profile lacks what is empty or blank in it [CHK-33]", () => {
  expect(missingProfileFields({ name: "林美玲", nickname: "Mei" })).toEqual([]);
  expect(missingProfileFields({ name: "林美玲", nickname: " " })).toEqual(["nickname"]);
  expect(missingProfileFields({ name: "", nickname: "" })).toEqual(["name", "nickname"]);
});
