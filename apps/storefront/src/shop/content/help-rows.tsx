import type { ArticleSummary } from "@sampan/contract/shop/content";
import { DocumentIcon } from "@sampan/ui/icons-goods";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { Link } from "@tanstack/react-router";
import type * as z from "zod/mini";
import { pathTo } from "../../paths.ts";

interface HelpRowsProps {
  readonly articles: readonly z.infer<typeof ArticleSummary>[];
  readonly hasSummaries?: boolean;
}

/** Ways to articles. */
export const HelpRows = ({ articles, hasSummaries = false }: HelpRowsProps) => (
  <List>
    {articles.map(({ id, title, summary }) => (
      <li key={id}>
        <Link {...pathTo.article(id)} className={rowLook}>
          <RowContent
            icon={<DocumentIcon />}
            label={title}
            {...(hasSummaries && summary !== "" ? { hint: summary } : {})}
            chevron
          />
        </Link>
      </li>
    ))}
  </List>
);
