import { expect, test } from "vitest";
import { csvOfManifest } from "./csv-of-manifest.ts";

test("a manifest is safe in a spreadsheet, with amounts and kilograms that are read everywhere", () => {
  const row = {
    box_number: "BX1",
    tid: "PK1",
    consignee: "=cmd()",
    phone: "0912345678",
    address: "11008 台北市",
    contents: 'T恤 "L" × 2',
    pieces: 2,
    value: 123_405,
    currency: "CNY",
    weight_g: 2_400,
  } as const;
  const [, line] = csvOfManifest(["Box"], [row]).split("\r\n");
  expect(line).toBe(
    `"BX1","PK1","'=cmd()","0912345678","11008 台北市","T恤 ""L"" × 2","2","1234.05","CNY","2.400"`,
  );
});
