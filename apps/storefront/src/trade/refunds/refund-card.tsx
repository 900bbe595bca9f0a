import type { Refund } from "@sampan/contract/trade/refunds/refund-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { cardLook } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { OrderedGoodsPicture, OrderedGoodsWords } from "../../goods/cards/ordered-goods.tsx";
import { ownPathTo } from "../../own-paths.ts";
import { StateChip } from "./state-chip.tsx";

/** One refund of a list: what, how much, and who has it until when. */
export function RefundCard({ refund }: { readonly refund: Refund }) {
  const t = useTranslations("refunds");
  const { holder, currency } = refund;
  return (
    <li>
      <Link
        {...ownPathTo.refunds({ number: refund.number })}
        className={`block p-4 active:bg-surface-2 ${cardLook}`}
      >
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-xs text-text-3 tabular-nums">{formatMinute(refund.cdate)}</span>
          <StateChip refund={refund} />
        </span>
        <span className="mt-2 flex flex-wrap gap-x-3 gap-y-1">
          <OrderedGoodsPicture goods={refund} />
          <span className="min-w-0 flex-1 basis-28">
            <OrderedGoodsWords
              goods={refund}
              isShort
              count={refund.num > 0 && t("times", { count: refund.real_num })}
            />
          </span>
          <span className="ml-auto text-right font-[650] whitespace-nowrap tabular-nums">
            {formatAmount(refund.amount, currency)}
          </span>
        </span>
        {holder !== "nobody" && (
          <span className="mt-2 block text-xs text-text-2 tabular-nums">
            {t("withUntil", {
              holder: t(`holders.${holder}`),
              time: formatMinute(refund.due_at),
            })}
          </span>
        )}
      </Link>
    </li>
  );
}
