import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { CheckIcon, InfoIcon } from "@sampan/ui/icons-frame";
import { ClockIcon } from "@sampan/ui/icons-goods";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { redirectTarget } from "../../shell/redirect-target.ts";
import { AddressLink } from "../../shell/address-link.tsx";
import { BackButton } from "../../shell/back-button.tsx";
import { profileQuery } from "./profile-query.ts";
import { RealNameForm } from "./real-name-form.tsx";

/** The real name: how far its verification is, and the form while there is something to send. [RT-101] [ACC-27] */
export function RealNamePage({ redirect }: { readonly redirect: string | undefined }) {
  const t = useTranslations("accounts.realName");
  const { real_name_state: state, real_name_reason: reason } =
    useSuspenseQuery(profileQuery).data.data.ext;
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-4 px-(--gutter) pt-1">
        {state === "none" && <p className="text-text-2">{t("body")}</p>}
        {state === "rejected" && (
          <StateCard tone="danger" icon={<InfoIcon />} title={t("rejected.title")}>
            {reason && t("rejected.reason", { reason })}
          </StateCard>
        )}
        {state === "submitted" && (
          <StateCard tone="brand" icon={<ClockIcon />} title={t("submitted.title")}>
            {t("submitted.body")}
          </StateCard>
        )}
        {state === "verified" && (
          <StateCard tone="ok" icon={<CheckIcon />} title={t("verified.title")}>
            {t("verified.body")}
          </StateCard>
        )}
        {state === "none" || state === "rejected" ? <RealNameForm /> : <GoOn redirect={redirect} />}
      </div>
    </main>
  );
}

const tones = {
  ok: "bg-ok-soft text-ok",
  brand: "bg-brand-soft text-brand",
  danger: "bg-danger-soft text-danger",
} as const;

interface StateCardProps {
  readonly tone: keyof typeof tones;
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

const StateCard = ({ tone, icon, title, children }: StateCardProps) => (
  <Card role="status" className="flex items-start gap-3">
    <span className={`grid size-11 flex-none place-items-center rounded-full ${tones[tone]}`}>
      {icon}
    </span>
    <div className="min-w-0">
      <p className="text-md font-[650]">{title}</p>
      <p className="break-words text-text-2">{children}</p>
    </div>
  </Card>
);

/** On to what the name was needed for. */
function GoOn({ redirect }: { readonly redirect: string | undefined }) {
  const t = useTranslations("accounts.realName");
  const target = redirect === undefined ? pathTo.mine.to : redirectTarget(redirect);
  return (
    <AddressLink address={target} className={buttonLook({ variant: "brand", wide: true })}>
      {t("goOn")}
    </AddressLink>
  );
}
