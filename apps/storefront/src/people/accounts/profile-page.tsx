import type { User } from "@sampan/contract/people/sessions/sessions";
import { localDigits } from "@sampan/domain/people/accounts/phone";
import { Chip } from "@sampan/ui/chip";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { Avatar } from "./avatar.tsx";
import { profileQuery } from "./profile-query.ts";
import { RealNameChip } from "./real-name-chip.tsx";

/** What we know of the customer, and the ways to change it. [RT-97] [ACC-28] [ACC-29] [ACC-30] */
export function ProfilePage() {
  const t = useTranslations("accounts.profile");
  const { data: user } = useSuspenseQuery(profileQuery).data;
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack px-(--gutter)">
        <div className="grid justify-items-center py-3">
          <Avatar name={user.nickname || user.name || user.email || user.phone} />
        </div>
        {user.ext.missing_fields.length > 0 && <Incomplete />}
        <Names user={user} />
        <Details user={user} />
        <Fixed user={user} />
      </div>
    </main>
  );
}

function Incomplete() {
  const t = useTranslations("accounts.profile");
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 font-semibold">{t("incomplete")}</p>
      <Link
        {...pathTo.completeProfile(ownPathTo.profile.to)}
        className={buttonLook({ size: "sm" })}
      >
        {t("complete")}
      </Link>
    </Card>
  );
}

function Names({ user }: { readonly user: User }) {
  const t = useTranslations("accounts.profile");
  return (
    <List>
      <li>
        <Link {...ownPathTo.nickname} className={rowLook}>
          <RowContent label={t("nickname")} value={user.nickname || t("notGiven")} chevron />
        </Link>
      </li>
      <li>
        <Link {...ownPathTo.privateItem("name")} className={rowLook}>
          <RowContent label={t("name")} value={user.name || t("notGiven")} chevron />
        </Link>
      </li>
      <li>
        <Link {...pathTo.realName(ownPathTo.profile.to)} className={rowLook}>
          <RowContent
            label={t("realName")}
            value={<RealNameChip state={user.ext.real_name_state} />}
            chevron
          />
        </Link>
      </li>
    </List>
  );
}

/** What a code reaches, and what is nobody else's business. */
function Details({ user }: { readonly user: User }) {
  const t = useTranslations("accounts.profile");
  const words = useTranslations("accounts");
  const rows = [
    {
      to: ownPathTo.changeMobile,
      label: words("mobile"),
      value: user.phone && localDigits(user.phone),
    },
    {
      to: user.email ? ownPathTo.changeEmail : ownPathTo.bindEmail,
      label: t("email"),
      value: user.email,
    },
    {
      to: ownPathTo.privateItem("gender"),
      label: t("gender"),
      value: user.gender && t(`genders.${user.gender}`),
    },
    { to: ownPathTo.privateItem("birthday"), label: t("birthday"), value: user.birthday },
    {
      to: ownPathTo.privateItem("sales_code"),
      label: words("private.salesCode"),
      value: user.sales_code,
    },
  ];
  return (
    <List>
      {rows.map(({ to, label, value }) => (
        <li key={label}>
          <Link {...to} className={rowLook}>
            <RowContent
              label={label}
              value={<span className="break-all">{value || t("notGiven")}</span>}
              chevron
            />
          </Link>
        </li>
      ))}
    </List>
  );
}

function Fixed({ user }: { readonly user: User }) {
  const t = useTranslations("accounts.profile");
  const words = useTranslations("accounts");
  const tiers = useTranslations("mine.tiers");
  const facts = [
    { label: t("points"), value: user.integral.toLocaleString("en") },
    { label: t("accountType"), value: words(`register.types.${user.account_type}`) },
    { label: t("uid"), value: user.uid },
  ];
  return (
    <>
      <List>
        <li>
          <Link {...ownPathTo.membership} className={rowLook}>
            <RowContent
              label={t("tier")}
              value={<Chip tone="action">{tiers(user.user_level)}</Chip>}
              chevron
            />
          </Link>
        </li>
      </List>
      <dl className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card">
        {facts.map(({ label, value }) => (
          <div key={label} className={rowLook}>
            <dt className="min-w-0 flex-auto">{label}</dt>
            <dd className="max-w-3/5 text-right break-all text-text-2 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
