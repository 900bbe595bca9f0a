import { accountTypes, type AccountType } from "@sampan/domain/people/accounts/profile";
import { regions, type Region } from "@sampan/domain/kernel/regions";
import { Button } from "@sampan/ui/button";
import { RadioGroup } from "@sampan/ui/radio-group";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ProofFields } from "../credentials/proof-fields.tsx";
import { useProof } from "../credentials/use-proof.ts";
import { WayTabs } from "../credentials/way-tabs.tsx";
import { pathTo } from "../../paths.ts";
import { endNewcomer, useNewcomer } from "../linked-log-ins/newcomer.ts";
import { NewcomerNote } from "../linked-log-ins/newcomer-note.tsx";
import { AcceptedTerms } from "./accepted-terms.tsx";
import { GivenCodeField } from "./given-code-field.tsx";
import { useCheckProof } from "./use-check-proof.ts";
import { Welcome } from "../credentials/welcome.tsx";

interface RegisterPageProps {
  readonly redirect: string | undefined;
  readonly defaultRegion: Region;
}

/** First step: a mobile number or e-mail, proven by a code. The password follows. [RT-31] [ACC-17] [ACC-18] */
export function RegisterPage({ redirect, defaultRegion }: RegisterPageProps) {
  const t = useTranslations("accounts");
  return (
    <Welcome title={t("register.title")} body={t("register.body")}>
      <ProofForm redirect={redirect} defaultRegion={defaultRegion} />
      <Link {...pathTo.login(redirect)} className="grid min-h-11 place-items-center text-brand">
        {t("register.toLogin")}
      </Link>
      <AcceptedTerms by="register" />
    </Welcome>
  );
}

function ProofForm({ redirect, defaultRegion }: RegisterPageProps) {
  const t = useTranslations("accounts");
  const proof = useProof("register", { way: "mobile", region: defaultRegion });
  const [account_type, setAccountType] = useState<AccountType>("personal");
  const newcomer = useNewcomer();
  const checking = useCheckProof({
    ...proof.contact,
    captcha: proof.captcha,
    account_type,
    ...(redirect === undefined ? {} : { redirect }),
    ...(newcomer && { newcomer: newcomer.key }),
  });
  return (
    <WayTabs way={proof.contact.way} onChange={proof.choose}>
      <form
        noValidate
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (proof.isComplete()) checking.check();
        }}
      >
        {newcomer && <NewcomerNote newcomer={newcomer} onLeave={endNewcomer} />}
        <RadioGroup
          legend={t("region")}
          isLegendHidden={false}
          options={regions.map((value) => ({
            value,
            label: t(`regions.${value}`),
            hint: t(`paysIn.${value}`),
          }))}
          value={proof.contact.region}
          onChange={(region) => proof.set({ region })}
        />
        <RadioGroup
          legend={t("register.accountType")}
          isLegendHidden={false}
          options={accountTypes.map((value) => ({ value, label: t(`register.types.${value}`) }))}
          value={account_type}
          onChange={setAccountType}
        />
        <ProofFields proof={proof} isRegionChosen problems={checking.problems} />
        <GivenCodeField />
        <Button type="submit" variant="brand" wide busy={checking.isBusy}>
          {t("register.next")}
        </Button>
      </form>
    </WayTabs>
  );
}
