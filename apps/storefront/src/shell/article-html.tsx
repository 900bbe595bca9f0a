import type { Article } from "@sampan/contract/shop/content";

/** The text of a part: the server let nothing through but words, tables, pictures of ours and links. [CONT-04] */
export const ArticleHtml = ({ html }: Pick<Article["sections"][number], "html">) => (
  <div
    className="description article overflow-x-auto break-words"
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
