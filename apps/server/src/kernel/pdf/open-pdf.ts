import type { Language } from "@sampan/domain/kernel/language";
import PdfDocument from "pdfkit";
import { breakLines } from "./break-lines.ts";
import { openFonts, type OpenFont, type Weight } from "./fonts.ts";
import { printable, splitRuns } from "./split-runs.ts";

/** All measures are points: 72 to an inch, from the upper left corner. */
export interface Sheet {
  readonly width_pt: number;
  readonly height_pt: number;
}
export const a4: Sheet = { width_pt: 595.28, height_pt: 841.89 };
export const a4Across: Sheet = { width_pt: a4.height_pt, height_pt: a4.width_pt };

export interface Written {
  readonly x_pt: number;
  readonly y_pt: number;
  readonly size_pt: number;
  readonly weight?: Weight;
  readonly align?: "left" | "right" | "center";
  /** Without a width the text is one line, however long. */
  readonly width_pt?: number;
  /** One line if not said. What does not fit ends with an ellipsis. */
  readonly lines?: number;
  readonly ink?: string;
}

export interface Pdf {
  readonly sheet: Sheet;
  /** For what is no text: lines, boxes, pictures. Its own texts know none of the typefaces. */
  readonly canvas: PDFKit.PDFDocument;
  /** Writes a text in whatever scripts it has; answers how high it has become. */
  readonly write: (text: string, at: Written) => number;
  readonly widthOf: (text: string, as: Pick<Written, "size_pt" | "weight">) => number;
  /** The lines that `write` would make of a text, and what writes them when their number had to be known first. */
  readonly linesOf: (text: string, at: Omit<Written, "x_pt" | "y_pt">) => readonly string[];
  readonly writeLines: (lines: readonly string[], at: Written) => number;
  readonly turnPage: () => void;
  /** The document, whole. Nothing can be written after it. */
  readonly end: () => Promise<Buffer>;
}

/** Lines are broken before, and what was measured need not be measured again. */
const onOneLine = { lineBreak: false, baseline: "alphabetic", wordCount: 1 } as const;

/** Of the size of a text; Thai vowels above and below need it. */
export const lineHeight = 1.4;

/**
 * A document whose texts may hold Chinese, Thai and Latin in one line. The typefaces are embedded with the characters
 * that were used, so it prints the same everywhere. The language decides which forms Chinese characters take and
 * what readers are told the document is in. A page takes
 * milliseconds of the processor.
 */
export function openPdf(about: {
  readonly language: Language;
  readonly title: string;
  readonly sheet: Sheet;
  readonly now: Date;
}): Pdf {
  const { language, sheet, now } = about;
  const canvas = new PdfDocument({
    size: [sheet.width_pt, sheet.height_pt],
    margin: 0,
    autoFirstPage: true,
    lang: language,
    displayTitle: true,
    info: { Title: about.title, Producer: "Sampan", Creator: "Sampan", CreationDate: now },
  });
  const whole = collect(canvas);
  const fonts = openFonts(language);
  const metrics = measureWith(fonts);

  const linesOf: Pdf["linesOf"] = (text, { width_pt, lines = 1, ...as }) =>
    width_pt === undefined
      ? [printable(text)]
      : breakLines(printable(text), {
          width_pt,
          lines,
          language,
          widthOf: (part) => metrics.widthOf(part, as),
        });

  const writeLine = (line: string, at: Written): void => {
    const spare_pt = (at.width_pt ?? 0) - (at.align ? metrics.widthOf(line, at) : 0);
    let x_pt = at.x_pt;
    if (at.align === "right") x_pt += spare_pt;
    if (at.align === "center") x_pt += spare_pt / 2;
    for (const run of splitRuns(line, fonts(at.weight ?? "regular"))) {
      const width_pt = metrics.widthOfRun(run.font, run.text, at.size_pt);
      const measured = { ...onOneLine, textWidth: width_pt };
      canvas
        .font(metrics.registered(canvas, run.font), at.size_pt)
        .fillColor(at.ink ?? "#000")
        // Measured already, and on one line in every typeface.
        .text(run.text, x_pt, at.y_pt + at.size_pt * 1.1, measured);
      x_pt += width_pt;
    }
  };

  const writeLines: Pdf["writeLines"] = (lines, at) => {
    const height_pt = at.size_pt * lineHeight;
    lines.forEach((line, index) => writeLine(line, { ...at, y_pt: at.y_pt + index * height_pt }));
    return lines.length * height_pt;
  };

  return {
    sheet,
    canvas,
    widthOf: (text, as) => metrics.widthOf(printable(text), as),
    linesOf,
    write: (text, at) => writeLines(linesOf(text, at), at),
    writeLines,
    turnPage: () => void canvas.addPage(),
    end: () => {
      canvas.end();
      return whole;
    },
  };
}

/** How wide texts are. What was measured is remembered as long as the document is drawn: each is written as well. */
function measureWith(fonts: (weight: Weight) => readonly OpenFont[]) {
  const advances = new Map<OpenFont, Map<string, number>>();
  const names = new Set<string>();
  const widthOfRun = (font: OpenFont, text: string, size_pt: number): number => {
    const known = advances.get(font) ?? new Map<string, number>();
    advances.set(font, known);
    const units = known.get(text) ?? font.font.layout(text).advanceWidth;
    known.set(text, units);
    return (units / font.font.unitsPerEm) * size_pt;
  };
  return {
    widthOfRun,
    widthOf: (text: string, { size_pt, weight = "regular" }: Pick<Written, "size_pt" | "weight">) =>
      splitRuns(text, fonts(weight)).reduce(
        (sum, run) => sum + widthOfRun(run.font, run.text, size_pt),
        0,
      ),
    /** The name under which the document knows a typeface from its first use on. */
    registered: (canvas: PDFKit.PDFDocument, { name, font }: OpenFont): string => {
      if (!names.has(name)) canvas.registerFont(name, font);
      names.add(name);
      return name;
    },
  };
}

function collect(canvas: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    canvas.on("data", (part: Buffer) => parts.push(part));
    canvas.once("end", () => resolve(Buffer.concat(parts)));
    canvas.once("error", reject);
  });
}
