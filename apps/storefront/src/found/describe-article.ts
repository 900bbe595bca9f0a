import type { Article } from "@sampan/contract/shop/content";
import { plainTextOf } from "@sampan/domain/shop/content/article-text";
import type { Described, Shown } from "./described.ts";

/** An article as it is read. */
export const describeArticle = (
  { speech, publicUrl, address }: Shown,
  { title, summary }: Article,
): Described => ({
  "@type": "Article",
  headline: title,
  ...(summary ? { description: summary } : {}),
  url: address,
  inLanguage: speech.language,
  publisher: { "@type": "Organization", name: speech.say("common.name"), url: publicUrl },
});

/** Frequent questions, each with its answer. */
export const describeQuestions = ({ speech }: Shown, { sections }: Article): Described => ({
  "@type": "FAQPage",
  inLanguage: speech.language,
  mainEntity: sections.map(({ heading, html }) => ({
    "@type": "Question",
    name: heading,
    acceptedAnswer: { "@type": "Answer", text: plainTextOf(html) },
  })),
});
