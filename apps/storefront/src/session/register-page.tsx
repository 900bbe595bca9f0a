import { callApi } from "@sampan/client/call-api";
import { checkMobileCaptcha, sendRegisterSmsCaptcha } from "@sampan/contract/accounts";
import { regions, type Region } from "@sampan/domain/regions";
import { Button } from "@sampan/ui/button";
import { RadioGroup } from "@sampan/ui/radio-group";
import { TextField } from "@sampan/ui/text-field";
import { showToast } from "@sampan/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate, useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { faultWords } from "../shell/fault-words.ts";
import { keepRegistration } from "./registration.ts";
import { useCountdown } from "./use-countdown.ts";
import { Welcome } from "./welcome.tsx";

interface RegisterPageProps {
  readonly redirect: string | undefined;
  readonly defaultRegion: Region;
}

const accountTypes = ["personal", "business"] as const;

/** First step: a mobile number, proven by a code. The password follows. [RT-31] [ACC-16] [ACC-17] */
export function RegisterPage({ redirect, defaultRegion }: RegisterPageProps) {
  const t = useTranslations("accounts");
  return (
    <Welcome title={t("register.title")} body={t("register.body")}>
      <MobileForm redirect={redirect} defaultRegion={defaultRegion} />
      <p className="text-center text-xs text-text-3">{t("register.agreement")}</p>
      <Link {...pathTo.login(redirect)} className="grid min-h-11 place-items-center text-brand">
        {t("register.toLogin")}
      </Link>
    </Welcome>
  );
}

function MobileForm({ redirect, defaultRegion }: RegisterPageProps) {
  const t = useTranslations("accounts");
  const navigate = useNavigate();
  const { speech } = useRouteContext({ from: "__root__" });
  const [region, setRegion] = useState<Region>(defaultRegion);
  const [mobile, setMobile] = useState("");
  const [captcha, setCaptcha] = useState("");
  const [accountType, setAccountType] = useState<(typeof accountTypes)[number]>("personal");
  const [wait_s, startCountdown] = useCountdown();
  const onError = (error: unknown) =>
    showToast({ message: faultWords(speech.say, error), tone: "danger" });

  const sending = useMutation({
    mutationFn: () => callApi(sendRegisterSmsCaptcha, { mobile, region }),
    onSuccess: (answer) => {
      if (answer.ok) startCountdown(answer.value.data.resend_after_s);
      else if (answer.error.code === "captcha_too_soon")
        startCountdown(Number(answer.error.values["seconds"] ?? 60));
    },
    onError,
  });
  const checking = useMutation({
    mutationFn: () =>
      callApi(checkMobileCaptcha, { mobile, region, captcha, sms_type: "register" }),
    onSuccess: async (answer) => {
      if (!answer.ok) return;
      keepRegistration({
        region,
        mobile,
        captcha,
        account_type: accountType,
        ...(redirect === undefined ? {} : { redirect }),
      });
      await navigate(pathTo.setPassword);
    },
    onError,
  });
  const mobileRefusal = sending.data?.ok === false ? sending.data.error.message : undefined;
  const captchaRefusal = checking.data?.ok === false ? checking.data.error.message : undefined;

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        checking.mutate();
      }}
    >
      <RadioGroup
        legend={t("region")}
        options={regions.map((value) => ({
          value,
          label: t(`regions.${value}`),
          hint: t(`paysIn.${value}`),
        }))}
        value={region}
        onChange={setRegion}
      />
      <RadioGroup
        legend={t("register.accountType")}
        options={accountTypes.map((value) => ({ value, label: t(`register.types.${value}`) }))}
        value={accountType}
        onChange={setAccountType}
      />
      <TextField
        label={t("mobile")}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
        required
        before={<span className="text-text-2">{region === "TW" ? "+886" : "+66"}</span>}
        value={mobile}
        onChange={(event) => setMobile(event.target.value.replace(/\D/g, ""))}
        error={mobileRefusal}
      />
      <TextField
        label={t("captcha")}
        name="captcha"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        maxLength={6}
        required
        value={captcha}
        onChange={(event) => setCaptcha(event.target.value.replace(/\D/g, ""))}
        hint={sending.data?.ok ? t("register.sent") : undefined}
        error={captchaRefusal}
        after={
          <Button
            size="sm"
            variant="quiet"
            disabled={mobile === "" || wait_s > 0}
            busy={sending.isPending}
            onClick={() => sending.mutate()}
          >
            {wait_s > 0 ? t("register.resendIn", { seconds: wait_s }) : t("register.sendCode")}
          </Button>
        }
      />
      <Button type="submit" variant="brand" wide busy={checking.isPending}>
        {t("register.next")}
      </Button>
    </form>
  );
}
