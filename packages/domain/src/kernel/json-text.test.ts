import { describe, expect, test } from "vitest";
import { fc } from "../../../../tests/support/properties.ts";
import { readJsonList, readJsonMap, readJsonText } from "./json-text.ts";

describe("JSON text", () => {
  test("is read", () => {
    expect(readJsonMap('{"HD2_ALL": 28800}')).toEqual({ HD2_ALL: 28800 });
    expect(readJsonList('["a", 1]')).toEqual(["a", 1]);
    expect(readJsonText("0")).toBe(0);
  });
  test.each(["", "{", "undefined", "{'a': 1}", null, undefined])(
    "'%s' counts as empty [ORD-91]",
    (text) => {
      expect(readJsonText(text)).toBeUndefined();
      expect(readJsonMap(text)).toEqual({});
      expect(readJsonList(text)).toEqual([]);
    },
  );
  test("of another shape counts as empty", () => {
    expect(readJsonMap("[1]")).toEqual({});
    expect(readJsonMap("null")).toEqual({});
    expect(readJsonList('{"a": 1}')).toEqual([]);
  });
  test("never throws, and gives back what was written", () => {
    fc.assert(fc.property(fc.string(), (text) => void readJsonText(text)));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readJsonText(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
