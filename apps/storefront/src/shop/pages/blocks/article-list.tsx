import { Card, SectionHead } from "@sampan/ui/card";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { Link } from "@tanstack/react-router";
import { pathTo } from "../../../paths.ts";
import type { BlockProps } from "./block-props.ts";

/** Articles and notices that are worth reading here. */
export const ArticleList = ({ block }: BlockProps) => (
  <section aria-labelledby={`block-${block.id}`}>
    <SectionHead id={`block-${block.id}`} title={block.title} />
    <Card as="section" padded={false}>
      <ul className="divide-y divide-line">
        {block.articles.map(({ id, title, summary }) => (
          <li key={id}>
            <Link
              {...pathTo.article(id)}
              className="flex min-h-12 items-center justify-between gap-3 px-4 py-2.5"
            >
              <span className="min-w-0">
                <span className="block font-[650] break-words">{title}</span>
                <span className="line-clamp-2 text-xs break-words text-text-2">{summary}</span>
              </span>
              <ForwardIcon size="xs" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  </section>
);
