import { expect, test } from "vitest";
import { readAddress } from "./read-address.ts";

test("whatever looks like a number or a truth stays the text that was written or scanned", () => {
  expect(readAddress("?page=2&number=78810000000001&late=true&text=%E8%8A%B1+0012&none=")).toEqual({
    page: "2",
    number: "78810000000001",
    late: "true",
    text: "花 0012",
    none: "",
  });
  expect(readAddress("")).toEqual({});
});
