import { query } from "@sampan/client/query";
import { queryStorage } from "@sampan/contract/logistics/storage/storage";
import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { BoxIcon } from "@sampan/ui/icons-frame";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { useStorageWords } from "./days-left.tsx";

/** On an order's page: its parcels that lie in a warehouse, each with the days left, the nearest end first. */
export function StorageOfOrder({ order }: { readonly order: Order }) {
  const t = useTranslations("storage");
  const words = useStorageWords();
  const asked = useQuery({ ...query(queryStorage, {}, {}), enabled: order.packages.length > 0 });
  const lying = (asked.data?.datalist ?? []).filter(({ order_tids }) =>
    order_tids.includes(order.tid),
  );
  if (lying.length === 0) return null;
  return (
    <List>
      {lying.map(({ tid, storage }) => (
        <li key={tid}>
          <Link {...pathTo.parcel(tid)} className={rowLook}>
            <RowContent
              icon={<BoxIcon />}
              label={t("inWarehouse", { tid })}
              hint={words(storage)}
              chevron
            />
          </Link>
        </li>
      ))}
    </List>
  );
}
