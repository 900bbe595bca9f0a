import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryInviteEarnings } from "@sampan/contract/shop/invitations";
import { useTranslations } from "use-intl";
import { useRewardWords } from "./use-reward-words.ts";

type Earnings = OutputOf<typeof queryInviteEarnings>;

/** Given less taken back, for each currency, and how many friends are still held. */
export function EarningSums({ sums, held }: Pick<Earnings, "sums" | "held">) {
  const t = useTranslations("invitations.earnings");
  const words = useRewardWords();
  return (
    <section
      aria-label={t("sum")}
      className="rounded-2xl bg-(--harbour-600) px-4 pt-4.5 pb-4 text-white"
    >
      <p className="text-xs opacity-85">{t("sum")}</p>
      {sums.length === 0 && <p className="text-lg font-[650]">{t("nothingYet")}</p>}
      {sums.map(({ currency, given, taken_back, outstanding, left }) => (
        <div key={currency}>
          <p className="text-[1.75rem] leading-[1.35] font-[650] wrap-anywhere tabular-nums">
            {words({ currency, amount: left })}
          </p>
          {taken_back > 0 && (
            <p className="text-xs opacity-90">
              {t("adds", {
                given: words({ currency, amount: given }),
                taken: words({ currency, amount: taken_back }),
              })}
            </p>
          )}
          {outstanding > 0 && (
            <p className="text-xs opacity-90">
              {t("outstanding", { what: words({ currency, amount: outstanding }) })}
            </p>
          )}
        </div>
      ))}
      {held > 0 && <p className="mt-1 text-xs opacity-90">{t("held", { count: held })}</p>}
    </section>
  );
}
