import { getRouteApi } from "@tanstack/react-router";
import { Button, Form, Input } from "antd";
import { useTranslations } from "use-intl";
import { useWordsOfTrouble } from "../../kit/words-of-trouble.ts";
import { LanguagePicker } from "../../language/language-picker.tsx";
import { NewPasswordFields } from "../security/new-password-fields.tsx";
import { OtpKey } from "../security/otp-key.tsx";
import { RecoveryCodes } from "../security/recovery-codes.tsx";
import { HouseMark } from "../../look/house-mark.tsx";
import { type Credentials, isNextStep, useLogIn } from "./use-log-in.ts";
import "./log-in.css";

const route = getRouteApi("/log-in");

/** The staff's own door: another account and another session than a customer's. [BO-01] */
export function LogInPage() {
  const t = useTranslations("consoleSession");
  const { redirect } = route.useSearch();
  const door = useLogIn(redirect);
  return (
    <main className="log-in">
      <title>{t("title")}</title>
      <div className="door">
        <p className="house">
          <HouseMark />
          {t("house")}
        </p>
        <h1>{t("title")}</h1>
        {door.codes ? (
          <RecoveryCodes codes={door.codes} onKept={door.enter} />
        ) : (
          <CredentialsForm door={door} />
        )}
        <div className="language">
          <LanguagePicker />
        </div>
      </div>
    </main>
  );
}

/** Password first; a password of one's own and the authenticator when the server asks for them. */
function CredentialsForm({ door }: { readonly door: ReturnType<typeof useLogIn> }) {
  const t = useTranslations("consoleSession");
  const wordsOf = useWordsOfTrouble();
  const { logIn, asked, key } = door;
  return (
    <Form<Credentials>
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={(credentials) => logIn.mutate(credentials)}
    >
      {logIn.error && (
        <p className={isNextStep(logIn.error) ? "note" : "note danger"} role="alert">
          {wordsOf(logIn.error)}
        </p>
      )}
      <Form.Item
        name="email"
        label={t("email")}
        rules={[{ required: true, message: t("emailNeeded") }]}
      >
        <Input type="email" autoComplete="username" autoFocus />
      </Form.Item>
      <Form.Item
        name="password"
        label={t("password")}
        rules={[{ required: true, message: t("passwordNeeded") }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      {asked.has("newPassword") && <NewPasswordFields />}
      {key && <OtpKey {...key} />}
      {asked.has("otp") && (
        <Form.Item name="otp" label={t("otp")} extra={t("otpHint")}>
          <Input autoComplete="one-time-code" maxLength={24} autoFocus />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" block loading={logIn.isPending}>
        {t("submit")}
      </Button>
    </Form>
  );
}
