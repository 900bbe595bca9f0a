import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { goodsLines } from "@sampan/domain/trade/charges/charge-lines";
import { ShieldIcon } from "@sampan/ui/icons-goods";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useOrderedWords } from "../../goods/cards/ordered-goods.tsx";
import { ownPathTo } from "../../own-paths.ts";
import { isOnBehalf } from "../../trade/orders/is-on-behalf.ts";
import { claimsOfOrderQuery } from "./claim-queries.ts";

/**
 * On an order's page: the way to claim each line, from completion until 14 days after and at no other time, and to what
 * was claimed before. [CLM-02] [RT-43]
 */
export function ClaimsOfOrder({ order }: { readonly order: Order }) {
  const t = useTranslations("claims");
  const isOurs = order.status === 7 && !isOnBehalf(order);
  const asked = useQuery({ ...claimsOfOrderQuery(order.tid), enabled: isOurs });
  const claims = asked.data?.total ?? 0;
  const lines =
    isOurs && order.is_claimable
      ? goodsLines(order.items).filter(({ num, refund_num }) => refund_num < num)
      : [];
  if (lines.length === 0 && claims === 0) return null;
  return (
    <List>
      {claims > 0 && (
        <li>
          <Link {...ownPathTo.claims(order.tid)} className={rowLook}>
            <RowContent icon={<ShieldIcon />} label={t("ofOrder", { count: claims })} chevron />
          </Link>
        </li>
      )}
      {lines.map((item) => (
        <ClaimLine key={item.oid} item={item} isOnly={lines.length === 1} />
      ))}
    </List>
  );
}

interface ClaimLineProps {
  readonly item: Order["items"][number];
  readonly isOnly: boolean;
}

function ClaimLine({ item, isOnly }: ClaimLineProps) {
  const t = useTranslations("claims");
  const { name } = useOrderedWords(item);
  return (
    <li>
      <Link {...ownPathTo.claimLine(item.oid)} className={rowLook}>
        <RowContent
          icon={<ShieldIcon />}
          label={t("ask")}
          {...(isOnly ? {} : { hint: name })}
          chevron
        />
      </Link>
    </li>
  );
}
