import { expect, test } from "vitest";
import { voidReasonOf } from "./signatures.ts";

const signer = { state: "active", roles: ["finance"] } as const;

test("a signature counts for the amount it was given for, while its signer is there and may pay", () => {
  expect(voidReasonOf({ cny: 100, signer }, 100)).toBeUndefined();
  expect(voidReasonOf({ cny: 100, signer }, 101)).toBe("amount");
  expect(voidReasonOf({ cny: 100, signer: { ...signer, state: "disabled" } }, 100)).toBe("signer");
  expect(voidReasonOf({ cny: 100, signer: { ...signer, roles: ["service"] } }, 101)).toBe("signer");
  expect(voidReasonOf({ cny: 100, signer: { ...signer, roles: [] } }, 100)).toBe("signer");
});
