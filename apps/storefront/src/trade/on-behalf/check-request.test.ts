import { expect, test } from "vitest";
import { checkRequest, readYuan } from "./check-request.ts";

const limits = { on_behalf_max: 50_000_00, remark: 200 };
const draft = { text: "打樣費", link: "", amount: "300.5", remark: "", images: [] };

test("what was typed becomes words and cents of yuan [ORD-10]", () => {
  expect(checkRequest(draft, limits)).toEqual({
    request: { text: "打樣費", link: "", amount: 300_50 },
    problems: [],
  });
});

test("a problem of the request and one of the remark are both told [ORD-10] [CHK-14]", () => {
  const { request, problems } = checkRequest(
    { ...draft, amount: "五百", remark: "長".repeat(201) },
    limits,
  );
  expect(request).toBeUndefined();
  expect(problems.map(({ code }) => code)).toEqual(["request_amount_needed", "remark_too_long"]);
});

test("what is no amount is none", () => {
  expect(readYuan("")).toBeUndefined();
  expect(readYuan("12.345")).toBeUndefined();
  expect(readYuan("1,300")).toBe(1_300_00);
});
