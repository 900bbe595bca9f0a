import { fileURLToPath } from "node:url";
import { languageFacts, type Language } from "@sampan/domain/kernel/language";
import { type Font, type Glyph, openSync } from "fontkit";

/**
 * Whole typefaces, since what people and sellers are called may need any character: the subsets that browsers
 * load by need cannot be put into a document. Noto Sans Thai brings Latin, Chinese ones each the forms of their readers.
 */
const files = {
  thai: "@expo-google-fonts/noto-sans-thai/{weight}/NotoSansThai_{weight}.ttf",
  traditional: "@expo-google-fonts/noto-sans-tc/{weight}/NotoSansTC_{weight}.ttf",
  simplified: "@expo-google-fonts/noto-sans-sc/{weight}/NotoSansSC_{weight}.ttf",
} as const;
const weights = { regular: "400Regular", bold: "700Bold" } as const;

type Face = keyof typeof files;
export type Weight = keyof typeof weights;

/**
 * Which typeface a character is looked for in first, by what a language is written in. What is in none of them prints
 * as an empty box.
 */
const facesOf = {
  as_written: ["simplified", "traditional", "thai"],
  converted: ["traditional", "simplified", "thai"],
  translated: ["thai", "traditional", "simplified"],
} as const satisfies Record<(typeof languageFacts)[Language]["goods"], readonly Face[]>;

export interface OpenFont {
  readonly name: string;
  readonly font: Font;
  readonly has: (character: number) => boolean;
}

/** The typefaces of a language in their order, each opened at its first use and as long as the document is drawn. */
export function openFonts(language: Language): (weight: Weight) => readonly OpenFont[] {
  const opened = new Map<Weight, readonly OpenFont[]>();
  return (weight) => {
    const known =
      opened.get(weight) ??
      facesOf[languageFacts[language].goods].map((face) => openFace(face, weight));
    opened.set(weight, known);
    return known;
  };
}

function openFace(face: Face, weight: Weight): OpenFont {
  const path = files[face].replaceAll("{weight}", weights[weight]);
  const font = once(() => openFile(fileURLToPath(import.meta.resolve(path))));
  const characters = once(() => new Set(font().characterSet));
  return {
    name: `${face}-${weight}`,
    get font() {
      return font();
    },
    has: (character) => characters().has(character),
  };
}

/**
 * Only signs that stand above and below others need the typeface's rules to lay a text out, which are most of the work
 * of a document. All others stand side by side.
 */
function openFile(path: string): Font {
  const font = openSync(path);
  if ("fonts" in font) throw new Error(`${path} holds several typefaces.`);
  const layOut = font.layout.bind(font);
  const glyphs = new Map<string, Glyph>();
  const glyphOf = (sign: string): Glyph => {
    const glyph = glyphs.get(sign) ?? font.glyphForCodePoint(sign.codePointAt(0) ?? 0);
    glyphs.set(sign, glyph);
    return glyph;
  };
  font.layout = (text, ...rest) => {
    if (/\p{M}/u.test(text)) return layOut(text, ...rest);
    const run = layOut("", ...rest);
    run.glyphs = Array.from(text, glyphOf);
    run.positions = run.glyphs.map(({ advanceWidth }) => ({ ...inLine, xAdvance: advanceWidth }));
    return run;
  };
  return font;
}

const inLine = { yAdvance: 0, xOffset: 0, yOffset: 0 };

/** At its first use, and kept. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
