import { expect, test } from "vitest";
import { judgeInvitation, type Likeness, type Surroundings } from "./judge-invitation.ts";

const judge = (change: Partial<Surroundings>) =>
  judgeInvitation({ alike: [], same_day: 0, same_network: 0, ...change });
const alike = (kind: Likeness["kind"], other: Likeness["with"] = "inviter") => [
  { kind, with: other },
];

test("who shares a phone, a card or an identity with whoever invited them brings nothing", () => {
  expect(judge({ alike: alike("phone") }).refused).toEqual(["same_phone"]);
  expect(judge({ alike: alike("card") }).refused).toEqual(["same_card"]);
  expect(judge({ alike: alike("identity") }).refused).toEqual(["same_identity"]);
});

test("a shared home or device waits for a person, and so does what looks like a ring", () => {
  expect(judge({ alike: alike("home") })).toEqual({ refused: [], doubted: ["same_home"] });
  expect(judge({ alike: alike("device") }).doubted).toEqual(["same_device"]);
  expect(judge({ alike: alike("card", "other") })).toEqual({ refused: [], doubted: ["ring"] });
  expect(judge({ same_network: 2 }).doubted).toEqual(["ring"]);
  expect(judge({ same_day: 5 }).doubted).toEqual(["many_at_once"]);
});

test("reasons are told in one order, whatever was found first", () => {
  const all = [...alike("device"), ...alike("identity"), ...alike("home"), ...alike("phone")];
  expect(judge({ alike: all })).toEqual({
    refused: ["same_phone", "same_identity"],
    doubted: ["same_home", "same_device"],
  });
});

test("a friend like nobody, among a few others, is not looked at", () => {
  const none = { refused: [], doubted: [] };
  expect(judge({ same_day: 4, same_network: 1 })).toEqual(none);
});
