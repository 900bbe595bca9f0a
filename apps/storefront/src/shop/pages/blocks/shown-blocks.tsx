import type { ShownPage } from "@sampan/contract/shop/pages/shown-page";
import type { BlockKind } from "@sampan/domain/shop/pages/block";
import { type ComponentType, Suspense } from "react";
import { CountedBlock } from "../count-blocks.tsx";
import { ArticleList } from "./article-list.tsx";
import { BannerRow } from "./banner-row.tsx";
import type { BlockProps } from "./block-props.ts";
import { CampaignCards } from "./campaign-cards.tsx";
import { Countdown } from "./countdown.tsx";
import { CouponShelf } from "./coupon-shelf.tsx";
import { GoodsShelf } from "./goods-shelf.tsx";
import { LinkedPicture } from "./linked-picture.tsx";
import { NoticeStrip } from "./notice-strip.tsx";
import { PartnerFrame } from "./partner-frame.tsx";
import { RulesBlock } from "./rules-block.tsx";
import { ShareStrip } from "./share-strip.tsx";
import { TextBlock } from "./text-block.tsx";

const drawings: Record<Exclude<BlockKind, "categories">, ComponentType<BlockProps>> = {
  banners: BannerRow,
  goods: GoodsShelf,
  notice: NoticeStrip,
  countdown: Countdown,
  text: TextBlock,
  picture: LinkedPicture,
  coupons: CouponShelf,
  campaign: CampaignCards,
  articles: ArticleList,
  partner: PartnerFrame,
  share: ShareStrip,
  rules: RulesBlock,
};

interface ShownBlocksProps {
  readonly page: ShownPage;
  /** The groups of goods, which home draws as well. */
  readonly Categories: ComponentType;
}

/** The blocks of a page, one below the other, each counted by itself. */
export const ShownBlocks = ({ page, Categories }: ShownBlocksProps) => (
  <>
    {page.blocks.map((block, at) => (
      <CountedBlock key={block.id} page={page.id} block={block.id}>
        {(onTaken) => {
          if (block.kind === "categories")
            return (
              <Suspense>
                <Categories />
              </Suspense>
            );
          const Drawing = drawings[block.kind];
          return <Drawing block={block} read_ms={page.now_ms} isFirst={at < 2} onTaken={onTaken} />;
        }}
      </CountedBlock>
    ))}
  </>
);
