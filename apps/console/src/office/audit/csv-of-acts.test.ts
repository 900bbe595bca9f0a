import { expect, test } from "vitest";
import { csvOfActs } from "./csv-of-acts.ts";

const act = {
  id: "7",
  at: "2026-11-20 10:00:00",
  staff_name: '陳 "小" 姐',
  staff_email: "chen@staff.test",
  action: "edit_staff",
  object_kind: "staff_member",
  object_id: "=cmd()",
  old_value: null,
  new_value: { roles: ["buyer"] },
  address: "127.0.0.1",
  request_id: "r",
};

test("a spreadsheet reads an exported act as what it is, and runs none of it [BO-03]", () => {
  const [head, row, rest] = csvOfActs([act]).split("\r\n");
  expect(head).toMatch(/^\uFEFF"id","at",/);
  expect(row).toBe(
    [
      '"7"',
      '"2026-11-20 10:00:00"',
      '"chen@staff.test"',
      '"陳 ""小"" 姐"',
      '"edit_staff"',
      '"staff_member"',
      `"'=cmd()"`,
      '""',
      '"{""roles"":[""buyer""]}"',
      '"127.0.0.1"',
      '"r"',
    ].join(","),
  );
  expect(rest).toBe("");
});
