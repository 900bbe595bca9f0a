import { defaultRegion } from "@sampan/domain/kernel/regions";
import type { Company } from "@sampan/contract/people/identities/companies";
import { Card } from "@sampan/ui/card";
import { Chip, type Tone } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { useSession } from "../../shell/session.ts";
import { CompanyForm } from "./company-form.tsx";
import { companyQuery } from "./people-queries.ts";

const tones = {
  none: "warn",
  submitted: "brand",
  verified: "ok",
  rejected: "danger",
} as const satisfies Record<Company["state"], Tone>;

/** The company a business account buys for: how far its verification is, and the form while there is something to send. [ACC-34] [BO-49] */
export function CompanyPage() {
  const t = useTranslations("people.company");
  const { data: company } = useSuspenseQuery(companyQuery).data;
  const { state } = company;
  if (!company.is_business)
    return (
      <main id="content">
        <PageHeader title={t("title")} back={<BackButton />} />
        <EmptyState title={t("onlyBusiness")} />
      </main>
    );
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-4 px-(--gutter) pt-1 pb-6">
        <Card role="status" className="stack justify-items-start gap-2">
          <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
          <p className="text-pretty break-words text-text-2">
            {state === "rejected" ? t("rejected", { reason: company.reason }) : t(`body.${state}`)}
          </p>
        </Card>
        {state === "none" || state === "rejected" ? (
          <CompanyForm company={company} />
        ) : (
          <Submitted company={company} />
        )}
      </div>
    </main>
  );
}

function Submitted({ company }: { readonly company: Company }) {
  const t = useTranslations("people.company");
  const region = useSession()?.region ?? defaultRegion;
  const facts = [
    [t("name"), company.company_name],
    [t(`number.${region}`), company.company_number],
    [t("submittedAt"), formatMinute(company.submitted_at)],
  ] as const;
  return (
    <>
      <List>
        {facts.map(([label, value]) => (
          <li key={label} className={rowLook}>
            <RowContent label={label} value={<span className="break-words">{value}</span>} />
          </li>
        ))}
      </List>
      {company.document_img !== "" && (
        <img
          src={company.document_img}
          alt={t("document")}
          className="w-full rounded-card shadow-card"
        />
      )}
    </>
  );
}
