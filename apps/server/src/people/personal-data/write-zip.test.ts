import { expect, test } from "vitest";
import { readZip } from "../../../../../tests/support/read-zip.ts";
import { writeZip } from "./write-zip.ts";

const modified = new Date("2026-03-02T04:00:30Z");

test("an archive gives every file back, whatever it is called and however long it is", () => {
  const long = Buffer.alloc(300_000, "boat ");
  const zip = writeZip([
    { name: "data.json", bytes: Buffer.from('{"name":"林小舟"}'), modified },
    { name: "files/รูปภาพ 1.jpg", bytes: long, modified },
    { name: "empty", bytes: Buffer.alloc(0), modified },
  ]);
  const read = readZip(zip);
  expect([...read.keys()]).toEqual(["data.json", "files/รูปภาพ 1.jpg", "empty"]);
  expect(read.get("data.json")?.toString()).toBe('{"name":"林小舟"}');
  expect(read.get("files/รูปภาพ 1.jpg")?.equals(long)).toBe(true);
  expect(read.get("empty")).toHaveLength(0);
  expect(zip.length).toBeLessThan(10_000);
});

test("an archive is written byte for byte as the format says", () => {
  const zip = writeZip([{ name: "a", bytes: Buffer.from("a"), modified }]);
  // Signature, version 2.0, UTF-8 names, deflated, 04:00:30 on 2026-03-02, CRC-32 of "a", sizes 3 and 1.
  expect(zip.subarray(0, 30).toString("hex")).toBe(
    "504b0304" +
      "1400" +
      "0008" +
      "0800" +
      "0f20" +
      "625c" +
      "43beb7e8" +
      "03000000" +
      "01000000" +
      "0100" +
      "0000",
  );
});
