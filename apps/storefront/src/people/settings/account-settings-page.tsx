import { languageFacts } from "@sampan/domain/kernel/language";
import { Button } from "@sampan/ui/button";
import { DocumentIcon, ShieldIcon, ShipIcon } from "@sampan/ui/icons-goods";
import { InfoIcon, PersonIcon } from "@sampan/ui/icons-frame";
import { LockIcon, PinIcon } from "@sampan/ui/icons-account";
import { GlobeIcon } from "@sampan/ui/icons-places";
import { RowContent, rowLook } from "@sampan/ui/list-row";
import { PageHeader } from "@sampan/ui/page-header";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { RealNameChip } from "../accounts/real-name-chip.tsx";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { PushRow } from "../pushes/push-row.tsx";
import { BackButton } from "../../shell/back-button.tsx";
import { useSession } from "../../shell/session.ts";
import { Group } from "./group.tsx";
import { useLogOut } from "./use-log-out.ts";

const LogOutDialog = lazy(async () => ({
  default: (await import("./log-out-dialog.tsx")).LogOutDialog,
}));

interface AccountSettingsPageProps {
  /** A choice about goods, which are not this page's. */
  readonly clipboard: ReactNode;
  /** What the account chose of the shop, which is not this page's either. */
  readonly picker: ReactNode;
}

/** Language, account, published policies, and the way out. [RT-86] */
export function AccountSettingsPage({ clipboard, picker }: AccountSettingsPageProps) {
  const t = useTranslations("mine.setting");
  const session = useSession();
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-6 px-(--gutter) pt-1">
        {session && (
          <AccountRows realName={session.user_d_o.ext.real_name_state}>{picker}</AccountRows>
        )}
        <GeneralRows clipboard={clipboard} />
        <PolicyRows />
        {session && <LogOut />}
      </div>
    </main>
  );
}

interface AccountRowsProps {
  readonly realName: Parameters<typeof RealNameChip>[0]["state"];
  /** Rows of wings above. */
  readonly children: ReactNode;
}

function AccountRows({ realName, children }: AccountRowsProps) {
  const t = useTranslations("mine.setting");
  return (
    <Group title={t("account")}>
      <li>
        <Link {...ownPathTo.profile} className={rowLook}>
          <RowContent icon={<PersonIcon />} label={t("profile")} chevron />
        </Link>
      </li>
      <li>
        <Link {...pathTo.realName(pathTo.accountSettings.to)} className={rowLook}>
          <RowContent
            icon={<ShieldIcon />}
            label={t("realName")}
            value={<RealNameChip state={realName} />}
            chevron
          />
        </Link>
      </li>
      <li>
        <Link {...ownPathTo.security} className={rowLook}>
          <RowContent icon={<LockIcon />} label={t("security")} chevron />
        </Link>
      </li>
      <PushRow />
      {children}
    </Group>
  );
}

function GeneralRows({ clipboard }: Pick<AccountSettingsPageProps, "clipboard">) {
  const t = useTranslations("mine.setting");
  const language = useLocale();
  return (
    <Group title={t("general")}>
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
        <Link {...pathTo.addresses} className={rowLook}>
          <RowContent icon={<PinIcon />} label={t("addresses")} chevron />
        </Link>
      </li>
      <li>
        <Link {...ownPathTo.instructions} className={rowLook}>
          <RowContent icon={<DocumentIcon />} label={t("instructions")} chevron />
        </Link>
      </li>
      {clipboard}
    </Group>
  );
}

function PolicyRows() {
  const t = useTranslations("mine.setting");
  const rows = [
    { to: pathTo.agreement, icon: <DocumentIcon />, label: t("agreement") },
    { to: pathTo.privacy, icon: <ShieldIcon />, label: t("privacy") },
    { to: ownPathTo.shippingTips, icon: <ShipIcon />, label: t("shippingTips") },
    { to: ownPathTo.about, icon: <InfoIcon />, label: t("about") },
  ] as const;
  return (
    <Group title={t("policies")}>
      {rows.map(({ to, icon, label }) => (
        <li key={to.to}>
          <Link {...to} className={rowLook}>
            <RowContent icon={icon} label={label} chevron />
          </Link>
        </li>
      ))}
    </Group>
  );
}

function LogOut() {
  const t = useTranslations("mine.setting");
  const [isAsking, setAsking] = useState(false);
  const leaving = useLogOut();
  return (
    <>
      <Button variant="danger" wide onClick={() => setAsking(true)}>
        {t("logOut")}
      </Button>
      {isAsking && (
        <Suspense>
          <LogOutDialog
            busy={leaving.isPending}
            onClose={() => setAsking(false)}
            onConfirm={() => leaving.mutate()}
          />
        </Suspense>
      )}
    </>
  );
}
