import { membershipTiers, type MembershipTier } from "@sampan/domain/people/accounts/profile";
import { Card, sectionLinkLook } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { CheckIcon } from "@sampan/ui/icons-frame";
import { PageHeader } from "@sampan/ui/page-header";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { useSession } from "../../shell/session.ts";

const sharedBenefits = ["points", "coupons", "parcels", "service"] as const;

/** What each tier is good for, told to anybody; who is logged in sees where they stand. [RT-27] [ACC-32] */
export function MembershipPage() {
  const t = useTranslations("membership");
  const fees = useTranslations("fees");
  const own = useSession()?.user_level;
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack px-(--gutter) pt-1 pb-4">
        <p className="mb-1 text-md text-pretty text-text-2">{t("lead")}</p>
        <SharedBenefits />
        <ol aria-label={t("list")} className="stack">
          {membershipTiers.map((tier, at) => (
            <TierCard key={tier} tier={tier} rank={at + 1} isOwn={tier === own} />
          ))}
        </ol>
        <section className="pt-3">
          <h2 className="mb-1.5 text-md font-[650]">{t("rise.title")}</h2>
          <p className="text-pretty text-text-2">{t("rise.body")}</p>
          <Link {...ownPathTo.fees} className={sectionLinkLook}>
            {fees("title")}
          </Link>
        </section>
      </div>
    </main>
  );
}

function SharedBenefits() {
  const t = useTranslations("membership");
  return (
    <Card as="section">
      <h2 className="mb-2.5 text-md font-[650]">{t("everyone")}</h2>
      <ul className="stack gap-2">
        {sharedBenefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2">
            <CheckIcon size="sm" className="mt-0.5 flex-none text-ok" />
            <span className="min-w-0">{t(`shared.${benefit}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface TierCardProps {
  readonly tier: MembershipTier;
  /** 1 for the tier everybody starts in. */
  readonly rank: number;
  readonly isOwn: boolean;
}

function TierCard({ tier, rank, isOwn }: TierCardProps) {
  const t = useTranslations("membership");
  const names = useTranslations("mine.tiers");
  return (
    <Card as="li" className="flex items-start gap-3" aria-current={isOwn || undefined}>
      <span
        aria-hidden="true"
        className="grid size-10 flex-none place-items-center rounded-full bg-brand-soft text-md font-[650] text-on-brand-soft tabular-nums"
      >
        {rank}
      </span>
      <div className="min-w-0 flex-1">
        <div className="mb-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="text-md font-[650]">{names(tier)}</h2>
          {isOwn && <Chip tone="action">{t("yours")}</Chip>}
        </div>
        <p className="text-pretty text-text-2">{t(`tiers.${tier}`)}</p>
      </div>
    </Card>
  );
}
