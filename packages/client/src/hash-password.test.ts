import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fc } from "../../../tests/support/properties.ts";
import { hashPassword } from "./hash-password.ts";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

describe("a password on the wire", () => {
  test("is the lower-case hex SHA-256 of its text [ACC-05]", () => {
    expect(hashPassword("abc")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });

  test("agrees with the platform's SHA-256 for any text, at every length of a block [ACC-05]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        expect(hashPassword(text)).toBe(sha256(text));
      }),
    );
    for (let length = 0; length <= 130; length++)
      expect(hashPassword("x".repeat(length))).toBe(sha256("x".repeat(length)));
  });
});
