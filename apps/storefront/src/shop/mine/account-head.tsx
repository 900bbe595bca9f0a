import type { SessionData } from "@sampan/contract/people/sessions/sessions";
import { maskMobile } from "@sampan/domain/people/accounts/phone";
import { Chip } from "@sampan/ui/chip";
import { iconButtonLook } from "@sampan/ui/icon-button";
import { GearIcon } from "@sampan/ui/icons-account";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Avatar } from "../../people/accounts/avatar.tsx";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";

/** Who this is, how we value them, and as much of their number as they need to recognise it. [ACC-26] */
export function AccountHead({ session }: { readonly session: SessionData }) {
  const t = useTranslations("mine");
  const { user_d_o: user, account } = session;
  const name = user.nickname || user.name || account;
  return (
    <header className="flex items-center gap-3.5 py-3.5 pr-1 pl-(--gutter)">
      <Link {...ownPathTo.profile} className="rounded-full">
        <Avatar name={name} />
        <span className="sr-only">{t("profile")}</span>
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2">
          <h1 className="min-w-0 truncate text-lg font-[650]">{name}</h1>
          <Chip tone="action">{t(`tiers.${user.user_level}`)}</Chip>
        </div>
        <p className="truncate text-xs text-text-3 tabular-nums">
          {user.phone ? maskMobile(user.phone) : user.email}
        </p>
      </div>
      <Link {...pathTo.accountSettings} aria-label={t("settings")} className={iconButtonLook}>
        <GearIcon />
      </Link>
    </header>
  );
}
