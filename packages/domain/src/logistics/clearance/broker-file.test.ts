import { expect, test } from "vitest";
import { readBrokerFile } from "./broker-file.ts";

test("a broker's answer is read by its own words, whichever way its cells are parted", () => {
  const text =
    '\uFEFF分提單號,狀態,原因\r\n"SP261119RFB79N","申報相符",""\r\n\r\nsp261119vv7d1b;不符;少報一件\nSP261123YSKM3W\tsent\n';
  expect(readBrokerFile(text)).toEqual({
    ok: true,
    value: [
      { line: 2, tid: "SP261119RFB79N", event: "match", note: "" },
      { line: 4, tid: "SP261119VV7D1B", event: "mismatch", note: "少報一件" },
      { line: 5, tid: "SP261123YSKM3W", event: "request", note: "" },
    ],
  });
});

test("a row that says nothing we know is refused by its line, and a file without any by its first", () => {
  const unreadable = (line: number) => ({
    ok: false,
    error: { code: "broker_row_unreadable", values: { line } },
  });
  expect(readBrokerFile("SP261119RFB79N,大概相符")).toEqual(unreadable(1));
  expect(readBrokerFile("分提單號,狀態\nSP261119RFB79N,相符\n123,相符")).toEqual(unreadable(3));
  expect(readBrokerFile("分提單號,狀態\n")).toEqual(unreadable(1));
});
