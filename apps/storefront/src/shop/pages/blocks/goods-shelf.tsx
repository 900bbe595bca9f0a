import { SectionHead, sectionLinkLook } from "@sampan/ui/card";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { productGridLook } from "@sampan/ui/product-card";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { GoodsCard } from "../../../goods/cards/goods-card.tsx";
import { pathTo } from "../../../paths.ts";
import { useRate } from "../../../sums/use-rate.ts";
import type { BlockProps } from "./block-props.ts";

/** Goods of a group, of the leaderboard, or those that staff chose, ours or stored listings. */
export function GoodsShelf({ block, isFirst }: BlockProps) {
  const words = useTranslations("common");
  const rate = useRate();
  const all = allOf(block.shelf);
  return (
    <section aria-labelledby={`block-${block.id}`}>
      <SectionHead id={`block-${block.id}`} title={block.title}>
        {all && (
          <Link {...all} className={`${sectionLinkLook} min-w-18 justify-end`}>
            {words("seeAll")} <span className="sr-only">{block.title}</span>
            <ForwardIcon size="xs" />
          </Link>
        )}
      </SectionHead>
      <ul className={productGridLook}>
        {block.item_list.map((item, at) => (
          <li key={item.item_id || item.thid_item_id} className="grid">
            <GoodsCard item={item} rate={rate} {...(isFirst ? { position: at } : {})} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the rest of a shelf is; goods that were chosen one by one have none. */
function allOf(shelf: BlockProps["block"]["shelf"]) {
  if (shelf?.source === "ranked") return pathTo.leaderboard;
  if (shelf?.source !== "category" || shelf.category_id === null) return undefined;
  return pathTo.category(shelf.category_id);
}
