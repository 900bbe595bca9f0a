import { expect, test } from "vitest";
import { maskName } from "./invited-person.ts";

test("a friend's name shows its first sign, whole, and neither its length nor its rest [INV-02]", () => {
  expect(maskName("林小舟")).toBe("林•••");
  expect(maskName(" Nok ")).toBe("N•••");
  expect(maskName("น้ำฝน")).toBe("น้ำ•••");
  expect(maskName("👩‍👧x")).toBe("👩‍👧•••");
  expect(maskName("")).toBe("•••");
});
