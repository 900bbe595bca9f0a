import { badgeOf } from "@sampan/domain/kernel/badge";
import { currencySymbols, formatAmount } from "@sampan/domain/kernel/money";
import { Chip } from "@sampan/ui/chip";
import { CountBadge, iconButtonLook } from "@sampan/ui/icon-button";
import { BellIcon, GlobeIcon } from "@sampan/ui/icons-places";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useRate } from "../../sums/use-rate.ts";
import { pathTo } from "../../paths.ts";
import { useSession } from "../../shell/session.ts";
import { Wordmark } from "../../shell/wordmark.tsx";

/** The name, today's rate, the language, and what is new. */
export function HomeHeader() {
  return (
    <header className="phone-only flex min-h-13 flex-wrap items-center justify-between pt-[env(safe-area-inset-top)] pr-1 pl-(--gutter)">
      <Wordmark />
      {/* The tools' place is kept before they are read: what is painted meanwhile stays where it stands. */}
      <div className="grid grow grid-cols-[1fr_5.125rem] items-center justify-items-end">
        <RateChip />
        <div className="col-start-2 flex items-center justify-self-start">
          <HeaderTools />
        </div>
      </div>
    </header>
  );
}

export function RateChip() {
  const t = useTranslations("home");
  const { perYuan, currency } = useRate();
  const amount = formatAmount(perYuan, currency);
  return (
    <Link {...pathTo.rate} className="tap max-[359px]:hidden">
      <Chip>
        <span className="sr-only">{t("rate", { amount })}</span>
        {currencySymbols.CNY}1 = {amount}
      </Chip>
    </Link>
  );
}

export function HeaderTools() {
  const t = useTranslations("home");
  const unread = useSession()?.unread_notices ?? 0;
  return (
    <>
      <Link {...pathTo.settings} aria-label={t("language")} className={iconButtonLook}>
        <GlobeIcon />
      </Link>
      <Link
        {...pathTo.notices}
        aria-label={unread > 0 ? t("noticesUnread", { count: badgeOf(unread) }) : t("notices")}
        className={`${iconButtonLook} -ml-1.5`}
      >
        <BellIcon />
        <CountBadge count={unread} />
      </Link>
    </>
  );
}
