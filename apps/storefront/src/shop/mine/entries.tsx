import { languageFacts } from "@sampan/domain/kernel/language";
import { RefreshIcon } from "@sampan/ui/icons-controls";
import { BoxIcon, InfoIcon, PersonIcon, ScaleIcon } from "@sampan/ui/icons-frame";
import { GiftIcon, TruckIcon, WalletIcon } from "@sampan/ui/icons-goods";
import { GearIcon, HeadsetIcon, PinIcon } from "@sampan/ui/icons-account";
import { BellIcon, GlobeIcon } from "@sampan/ui/icons-places";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { Link } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { useSession } from "../../shell/session.ts";
import { pathTo } from "../../paths.ts";

interface EntriesProps {
  readonly unread: number;
  readonly isVisitor: boolean;
}

/** The ways to everything else. What needs an account asks for it when it is opened. [RT-67] [CONT-02] */
export function Entries({ unread, isVisitor }: EntriesProps) {
  const t = useTranslations("mine.entries");
  const language = useLocale();
  return (
    <nav aria-label={t("label")}>
      <List>
        <Errands />
        <li>
          <Link {...pathTo.notices} className={rowLook}>
            <RowContent
              icon={<BellIcon />}
              label={t("notices")}
              value={unread > 0 && t("unread", { count: unread })}
              chevron
            />
          </Link>
        </li>
        <li>
          <Link {...ownPathTo.membership} className={rowLook}>
            <RowContent icon={<GiftIcon />} label={t("membership")} chevron />
          </Link>
        </li>
        <li>
          <Link {...ownPathTo.invited} className={rowLook}>
            <RowContent icon={<PersonIcon />} label={t("invited")} chevron />
          </Link>
        </li>
        <li>
          <Link {...pathTo.settings} className={rowLook}>
            <RowContent
              icon={<GlobeIcon />}
              label={t("language")}
              value={languageFacts[language].name}
              chevron
            />
          </Link>
        </li>
        <li>
          <Link {...pathTo.problems} className={rowLook}>
            <RowContent icon={<HeadsetIcon />} label={t("help")} chevron />
          </Link>
        </li>
        <li>
          <Link {...ownPathTo.about} className={rowLook}>
            <RowContent icon={<InfoIcon />} label={t("about")} chevron />
          </Link>
        </li>
        {!isVisitor && (
          <li>
            <Link {...pathTo.accountSettings} className={rowLook}>
              <RowContent icon={<GearIcon />} label={t("settings")} chevron />
            </Link>
          </li>
        )}
      </List>
    </nav>
  );
}

/** What is done about one's own goods and money, but for what is not offered to this account. [PROMO-01] */
function Errands() {
  const t = useTranslations("mine.entries");
  const hidden = useSession()?.hidden_features ?? [];
  return (
    <>
      <li>
        <Link {...pathTo.parcels} className={rowLook}>
          <RowContent icon={<BoxIcon />} label={t("parcels")} chevron />
        </Link>
      </li>
      <li>
        <Link {...pathTo.freight} className={rowLook}>
          <RowContent icon={<ScaleIcon />} label={t("freight")} chevron />
        </Link>
      </li>
      {!hidden.includes("consignments") && (
        <li>
          <Link {...ownPathTo.sendGoods()} className={rowLook}>
            <RowContent icon={<TruckIcon />} label={t("sendGoods")} chevron />
          </Link>
        </li>
      )}
      {!hidden.includes("payments_on_behalf") && (
        <li>
          <Link {...ownPathTo.askPayment} className={rowLook}>
            <RowContent icon={<WalletIcon />} label={t("onBehalf")} chevron />
          </Link>
        </li>
      )}
      <li>
        <Link {...ownPathTo.refunds()} className={rowLook}>
          <RowContent icon={<RefreshIcon />} label={t("refunds")} chevron />
        </Link>
      </li>
      <li>
        <Link {...pathTo.addresses} className={rowLook}>
          <RowContent icon={<PinIcon />} label={t("addresses")} chevron />
        </Link>
      </li>
    </>
  );
}
