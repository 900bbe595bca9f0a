import { regions, type Region } from "@sampan/domain/regions";
import { Button } from "@sampan/ui/button";
import { RadioGroup } from "@sampan/ui/radio-group";
import { TextField } from "@sampan/ui/text-field";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { AcceptedTerms } from "./accepted-terms.tsx";
import { CodeField } from "./code-field.tsx";
import type { Registration } from "./registration.ts";
import { useCheckCode } from "./use-check-code.ts";
import { isOfMobile, useSendCode } from "./use-send-code.ts";
import { Welcome } from "./welcome.tsx";

interface RegisterPageProps {
  readonly redirect: string | undefined;
  readonly defaultRegion: Region;
}

const accountTypes = ["personal", "business"] as const;
const callingCodes = { TW: "+886", TH: "+66" } as const satisfies Record<Region, string>;

/** First step: a mobile number, proven by a code. The password follows. [RT-31] [ACC-16] [ACC-17] */
export function RegisterPage({ redirect, defaultRegion }: RegisterPageProps) {
  const t = useTranslations("accounts");
  return (
    <Welcome title={t("register.title")} body={t("register.body")}>
      <MobileForm redirect={redirect} defaultRegion={defaultRegion} />
      <Link {...pathTo.login(redirect)} className="grid min-h-11 place-items-center text-brand">
        {t("register.toLogin")}
      </Link>
      <AcceptedTerms by="register" />
    </Welcome>
  );
}

function MobileForm({ redirect, defaultRegion }: RegisterPageProps) {
  const t = useTranslations("accounts");
  const [fields, setFields] = useState<Registration>({
    region: defaultRegion,
    mobile: "",
    captcha: "",
    account_type: "personal",
    ...(redirect === undefined ? {} : { redirect }),
  });
  const set = (change: Partial<Registration>): void =>
    setFields((before) => ({ ...before, ...change }));
  const sending = useSendCode(fields);
  const checking = useCheckCode(fields);
  const refusals = [sending.refusal, checking.refusal].filter((refusal) => refusal !== undefined);
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        checking.check();
      }}
    >
      <KindChoices fields={fields} set={set} />
      <TextField
        label={t("mobile")}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
        required
        before={<span className="text-text-2">{callingCodes[fields.region]}</span>}
        value={fields.mobile}
        onChange={({ target }) => set({ mobile: target.value.replace(/\D/g, "") })}
        error={refusals.find(isOfMobile)?.message}
      />
      <CodeField
        value={fields.captcha}
        onChange={(captcha) => set({ captcha })}
        sending={sending}
        isReady={fields.mobile !== ""}
        error={refusals.findLast((refusal) => !isOfMobile(refusal))?.message}
      />
      <Button type="submit" variant="brand" wide busy={checking.isBusy}>
        {t("register.next")}
      </Button>
    </form>
  );
}

interface KindChoicesProps {
  readonly fields: Registration;
  readonly set: (change: Partial<Registration>) => void;
}

/** Where goods go, which decides the currency for good, and who buys. [ACC-16] */
function KindChoices({ fields, set }: KindChoicesProps) {
  const t = useTranslations("accounts");
  return (
    <>
      <RadioGroup
        legend={t("region")}
        isLegendHidden={false}
        options={regions.map((value) => ({
          value,
          label: t(`regions.${value}`),
          hint: t(`paysIn.${value}`),
        }))}
        value={fields.region}
        onChange={(region) => set({ region })}
      />
      <RadioGroup
        legend={t("register.accountType")}
        isLegendHidden={false}
        options={accountTypes.map((value) => ({ value, label: t(`register.types.${value}`) }))}
        value={fields.account_type}
        onChange={(account_type) => set({ account_type })}
      />
    </>
  );
}
