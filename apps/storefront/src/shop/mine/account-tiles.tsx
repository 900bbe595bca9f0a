import { formatAmount } from "@sampan/domain/kernel/money";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { couponCountQuery } from "../../money/coupons/coupon-queries.ts";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { Figure, figureLook, FigureTiles } from "../../money/ledger/figure-tiles.tsx";
import { balanceQuery } from "../../money/ledger/wallet-queries.ts";

const unknown = "–";

/** Balance, points and coupons. What cannot be read now is a dash, and its page says why. [ACC-26] */
export function AccountTiles() {
  const t = useTranslations("mine.tiles");
  const account = useQuery(balanceQuery).data?.data;
  const coupons = useQuery(couponCountQuery).data?.total;
  return (
    <FigureTiles label={t("label")}>
      <Link {...pathTo.wallet} className={figureLook}>
        <Figure
          value={account ? formatAmount(account.balance, account.currency) : unknown}
          label={t("balance")}
        />
      </Link>
      <Link {...ownPathTo.points} className={figureLook}>
        <Figure value={account?.points.toLocaleString("en") ?? unknown} label={t("points")} />
      </Link>
      <Link {...pathTo.coupons} className={figureLook}>
        <Figure value={coupons ?? unknown} label={t("coupons")} />
      </Link>
    </FigureTiles>
  );
}
