import { homeAddress } from "@sampan/domain/shop/pages/page-address";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { campaignsQuery } from "../campaigns/campaign-queries.ts";
import { ShownBlocks } from "../pages/blocks/shown-blocks.tsx";
import { readPageAt, usePageAt } from "../pages/page-queries.ts";
import { CategoryShortcuts } from "./category-shortcuts.tsx";

/** Everything the blocks of home show. */
export async function readPublishedHome(queryClient: QueryClient): Promise<void> {
  const page = await readPageAt(queryClient, homeAddress);
  if (page?.blocks.some(({ kind }) => kind === "campaign"))
    await queryClient.ensureQueryData(campaignsQuery);
}

interface PublishedHomeProps {
  /** What waits for the customer, which no page of marketing's moves. */
  readonly due: ReactNode;
  /** What stands there for whom no page is published. */
  readonly children: ReactNode;
}

/** The blocks that marketing published for home. [BO-40] [PROMO-11] */
export function PublishedHome({ due, children }: PublishedHomeProps) {
  const { data: page } = usePageAt(homeAddress);
  if (!page) return children;
  return (
    <div className="stack gap-4">
      {due}
      <ShownBlocks page={page} Categories={CategoryShortcuts} />
    </div>
  );
}
