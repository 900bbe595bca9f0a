import type { Claim } from "@sampan/contract/logistics/claims/claim-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { cardLook } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { OrderedGoodsPicture, OrderedGoodsWords } from "../../goods/cards/ordered-goods.tsx";
import { ownPathTo } from "../../own-paths.ts";
import { ClaimChip } from "./claim-chip.tsx";

/** One claim of a list: what, how much, and where it stands. */
export function ClaimCard({ claim }: { readonly claim: Claim }) {
  const t = useTranslations("claims");
  const { holder } = claim;
  const isWaiting = holder === "service" || holder === "finance";
  return (
    <li>
      <Link {...ownPathTo.claim(claim.id)} className={`block p-4 active:bg-surface-2 ${cardLook}`}>
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-xs text-text-3 tabular-nums">{formatMinute(claim.cdate)}</span>
          <ClaimChip claim={claim} />
        </span>
        <span className="mt-2 flex flex-wrap gap-x-3 gap-y-1">
          <OrderedGoodsPicture goods={claim} />
          <span className="min-w-0 flex-1 basis-28">
            <OrderedGoodsWords
              goods={claim}
              isShort
              count={t("times", { count: claim.real_num })}
            />
          </span>
          {claim.amount > 0 && (
            <span className="ml-auto text-right font-[650] whitespace-nowrap tabular-nums">
              {formatAmount(claim.amount, claim.currency)}
            </span>
          )}
        </span>
        {isWaiting && (
          <span className="mt-2 block text-xs text-text-2 tabular-nums">
            {t(`until.${holder}`, { time: formatMinute(claim.due_at) })}
          </span>
        )}
      </Link>
    </li>
  );
}
