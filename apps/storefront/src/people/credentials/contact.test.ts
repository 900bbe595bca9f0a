import { expect, test } from "vitest";
import { contactText, targetOf, type Contact } from "./contact.ts";

const contact: Contact = { way: "mobile", region: "TH", mobile: "0812345678", email: " A@b.test " };

test("a code goes to the contact of the chosen way, in the form that is stored [ACC-08] [ACC-09]", () => {
  expect(targetOf(contact)).toEqual({ ok: true, value: "+66812345678" });
  expect(targetOf({ ...contact, way: "email" })).toEqual({ ok: true, value: "a@b.test" });
});

test("a contact that nothing could reach is refused before anything is sent [ACC-08] [ACC-09]", () => {
  expect(targetOf({ ...contact, region: "TW" })).toMatchObject({
    ok: false,
    error: { code: "mobile_invalid" },
  });
  expect(targetOf({ ...contact, way: "email", email: "a@b" })).toMatchObject({
    ok: false,
    error: { code: "email_invalid" },
  });
});

test("what was typed is told back without its margins", () => {
  expect(contactText({ ...contact, way: "email" })).toBe("A@b.test");
});
