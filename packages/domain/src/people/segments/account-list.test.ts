import { expect, test } from "vitest";
import { readAccountList } from "./account-list.ts";

test.each<[string, string, string[], string[]]>([
  ["pasted, one a line", "k7m2p9q4r1st\n  B@X.test \n", ["k7m2p9q4r1st", "b@x.test"], []],
  [
    "pasted on one line",
    "k7m2p9q4r1st, b@x.test c@x.test",
    ["k7m2p9q4r1st", "b@x.test", "c@x.test"],
    [],
  ],
  ["with a heading", "UID,Name\nk7m2p9q4r1st,林小舟\n", ["k7m2p9q4r1st"], []],
  ["with the name in front", '"林小舟";"k7m2p9q4r1st"\r\n', ["k7m2p9q4r1st"], []],
  ["of numbers with gaps", "+886 912-345-678\n0912 345 679", ["+886912345678", "0912345679"], []],
  [
    "of numbers out of a file of ours",
    `"'+886912345678"\r\n"'+66812345678"\r\n`,
    ["+886912345678", "+66812345678"],
    [],
  ],
  ["with doubles", "a@x.test\nA@x.test\na@x.test", ["a@x.test"], ["a@x.test"]],
  ["with what is no account", "some body\n\n,,\n", ["some body"], []],
  ["with names beside numbers", "Lin 0912345678\n0912345679 Lin", ["0912345678", "0912345679"], []],
  ["with names before addresses", "林小舟,anna@x.test", ["anna@x.test"], []],
  [
    "with names that hold digits",
    "林12345678,a1b2c3d4\n12345678林,b2c3d4e5",
    ["a1b2c3d4", "b2c3d4e5"],
    [],
  ],
  [
    "of a number of letters alone, in capitals",
    "XZTMXGSGFPEJ\nxztmxgsgfpej",
    ["xztmxgsgfpej"],
    ["xztmxgsgfpej"],
  ],
  [
    "of a number of letters alone beside others",
    "dgbagtdarpqv k7m2p9q4r1st",
    ["dgbagtdarpqv", "k7m2p9q4r1st"],
    [],
  ],
  ["of a number of letters alone beside a name", "dgbagtdarpqv,小明", ["dgbagtdarpqv"], []],
  ["with a name as long as a number", "Schwartzbeck,anna@x.test", ["anna@x.test"], []],
  ["with blanks around a name", "  some body ", ["some body"], []],
  ["with a heading's word further down", "a1b2c3d4\nuid", ["a1b2c3d4", "uid"], []],
  ["with a slip of the pen", "k7m2p9q4r1st, k7m2p9q4r1s", ["k7m2p9q4r1st", "k7m2p9q4r1s"], []],
])("reads a list %s, and loses nothing [BO-36]", (_, text, names, doubles) => {
  expect(readAccountList(text)).toEqual({ names, doubles });
});

test.each(["UID", "account", "E-mail", "email", "Mobile", "phone"])(
  "takes %s at the head of a list for its heading [BO-36]",
  (heading) => {
    expect(readAccountList(`Name;${heading}\na1b2c3d4`)).toEqual({
      names: ["a1b2c3d4"],
      doubles: [],
    });
  },
);
