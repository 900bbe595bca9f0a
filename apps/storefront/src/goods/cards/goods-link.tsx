import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { pathTo } from "../../paths.ts";

const FaultyAlert = lazy(async () => ({
  default: (await import("./faulty-alert.tsx")).FaultyAlert,
}));

interface GoodsLinkProps {
  readonly item: ListItem;
  readonly className: string;
  readonly children: ReactNode;
}

export const ownShop = 1;

/**
 * What a tap on goods does: our own open their page, a marketplace's the agent page. Goods without the
 * marketplace's id cannot be opened: the person is told so and stays. [SRCH-24] [SRCH-25] [SRCH-26]
 */
export function GoodsLink({ item, className, children }: GoodsLinkProps) {
  if (item.platform === ownShop)
    return (
      <Link {...pathTo.ownProduct(item.item_id)} className={className}>
        {children}
      </Link>
    );
  const { thid_item_id: id, platform, item_url: url } = item;
  if (id === "") return <FaultyGoods className={className}>{children}</FaultyGoods>;
  return (
    <Link {...pathTo.agentProduct({ id, platform, url })} className={className}>
      {children}
    </Link>
  );
}

function FaultyGoods({ className, children }: Omit<GoodsLinkProps, "item">) {
  const [isTold, setTold] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setTold(true)} className={`${className} text-left`}>
        {children}
      </button>
      {isTold && (
        <Suspense>
          <FaultyAlert onClose={() => setTold(false)} />
        </Suspense>
      )}
    </>
  );
}
