import { byLanguage } from "@sampan/domain/kernel/by-language";
import type { Language } from "@sampan/domain/kernel/language";

type Text = Readonly<Record<Language, string>>;

/** A part of a text of the demo; `[words](/address)` in a paragraph is a link. */
export interface ArticlePart {
  readonly heading: Text | null;
  readonly paragraphs: readonly Text[];
}

/** What the parts of a text are as HTML, by language. */
export const articleHtml = (parts: readonly ArticlePart[]): Record<Language, string> =>
  byLanguage((language) =>
    parts
      .map(({ heading, paragraphs }) =>
        [
          heading ? `<h2>${escape(heading[language])}</h2>` : "",
          ...paragraphs.map((paragraph) => `<p>${withLinks(escape(paragraph[language]))}</p>`),
        ].join(""),
      )
      .join(""),
  );

const withLinks = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\((\/[^)\s]*)\)/g, '<a href="$2">$1</a>');

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
