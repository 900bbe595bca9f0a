import { create } from "fontkit";
import { languages } from "@sampan/domain/kernel/language";
import { describe, expect, test } from "vitest";
import { inflateSync } from "node:zlib";
import { breakLines } from "./break-lines.ts";
import { openFonts } from "./fonts.ts";
import { a4, openPdf } from "./open-pdf.ts";
import { printable, splitRuns } from "./split-runs.ts";
import { writeTable } from "./write-table.ts";

const now = new Date("2026-11-25T04:00:00Z");
/** Simplified, traditional, an old character of names, Thai with vowels above and below, Latin, signs of money. */
const everyScript = "发货單 峯𠝹 กรุงเทพฯ เสื้อผู้ใหญ่ 12.50 kg NT$ ฿ ¥";

describe("a document", () => {
  test.each(languages)("holds every script that names and goods are written in: %s", (language) => {
    const fonts = openFonts(language)("regular");
    const lacking = splitRuns(printable(everyScript), fonts).flatMap(({ font, text }) =>
      Array.from(text).filter((sign) => !font.has(sign.codePointAt(0) ?? 0)),
    );
    expect(lacking).toEqual([]);
  });

  test("gives Chinese characters the forms of its readers", () => {
    const nameOf = (language: (typeof languages)[number]) =>
      splitRuns("骨", openFonts(language)("regular"))[0]?.font.name;
    expect(languages.map(nameOf)).toEqual([
      "simplified-regular",
      "traditional-regular",
      "traditional-regular",
      "traditional-regular",
    ]);
  });

  test("carries the typefaces it uses, cut to the characters that stand in it", async () => {
    const pdf = openPdf({ language: "zh-TW", title: "艙單", sheet: a4, now });
    pdf.write(everyScript, { x_pt: 40, y_pt: 40, size_pt: 12 });
    const drawn = await pdf.end();
    expect(drawn.subarray(0, 5).toString()).toBe("%PDF-");
    expect(drawn.length).toBeLessThan(60_000);
    const faces = fontsIn(drawn);
    expect(faces).toHaveLength(3);
    expect(Math.max(...faces.map(({ numGlyphs }) => numGlyphs))).toBeLessThan(60);
  });

  test("prints nothing of signs that only say how others behave", () => {
    expect(printable(" a\u202Eb\u0000c\n\td ")).toBe("abc d");
  });
});

describe("lines of a text", () => {
  const widthOf = (text: string) => Array.from(text).length;
  const room = { width_pt: 8, lines: 3, widthOf, language: "th" } as const;

  test("break between words, where a language has no spaces too", () => {
    expect(breakLines("red cotton shirt", room)).toEqual(["red", "cotton", "shirt"]);
    expect(breakLines("เสื้อผ้าผู้หญิง", { ...room, width_pt: 9 }).join("")).toBe("เสื้อผ้าผู้หญิง");
    expect(breakLines("เสื้อผ้าผู้หญิง", { ...room, width_pt: 9 })[0]).toBe("เสื้อผ้า");
  });

  test("break a word that is longer than the line, and end with an ellipsis where there is no room", () => {
    expect(breakLines("AB12345678901", room)).toEqual(["AB123456", "78901"]);
    expect(breakLines("AB12345678901234567890", { ...room, lines: 2 })).toEqual([
      "AB123456",
      "7890123…",
    ]);
  });
});

test("a table turns the page when it is full and says its titles on each", async () => {
  const pdf = openPdf({ language: "en", title: "Table", sheet: a4, now });
  const pages: number[] = [];
  writeTable(
    pdf,
    {
      columns: [
        { title: "No.", width_pt: 60 },
        { title: "Name", width_pt: 100, lines: 2 },
      ],
      size_pt: 10,
      left_pt: 40,
      top_pt: 40,
      bottom_pt: 800,
      onPage: (page) => pages.push(page),
    },
    Array.from({ length: 100 }, (_, row) => [String(row), `row ${row}`]),
  );
  await pdf.end();
  expect(pages).toEqual([1, 2, 3]);
});

/** The typefaces that lie in a document. */
function fontsIn(drawn: Buffer) {
  const text = drawn.toString("latin1");
  return Array.from(text.matchAll(/stream\n([\s\S]*?)\nendstream/g), ([, stream]) => {
    try {
      return create(inflateSync(Buffer.from(stream ?? "", "latin1")));
    } catch {
      return undefined;
    }
  }).flatMap((font) => (font && "numGlyphs" in font ? [font] : []));
}
