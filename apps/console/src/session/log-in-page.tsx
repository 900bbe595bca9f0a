import { callApi } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import { Refused } from "@sampan/client/query";
import type { RefusalName } from "@sampan/contract/error-codes";
import { logInStaff } from "@sampan/contract/staff-sessions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useWordsOfTrouble } from "../kit/words-of-trouble.ts";
import { LanguagePicker } from "../language/language-picker.tsx";
import { HouseMark } from "../shell/house-mark.tsx";
import { askMe } from "./me.ts";
import { placeAfterLogIn } from "./place-after-log-in.ts";
import "./log-in.css";

const route = getRouteApi("/log-in");

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly otp?: string;
}

/** The staff's own door: another account and another session than a customer's. [BO-01] */
export function LogInPage() {
  const t = useTranslations("consoleSession");
  const wordsOf = useWordsOfTrouble();
  const { logIn, asksOtp } = useLogIn();
  return (
    <main className="log-in">
      <title>{t("title")}</title>
      <div className="door">
        <p className="house">
          <HouseMark />
          {t("house")}
        </p>
        <h1>{t("title")}</h1>
        <Form<Credentials>
          layout="vertical"
          size="large"
          requiredMark={false}
          onFinish={(credentials) => logIn.mutate(credentials)}
        >
          {logIn.error && (
            <p className="note danger" role="alert">
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
          {asksOtp && (
            <Form.Item name="otp" label={t("otp")}>
              <Input inputMode="numeric" autoComplete="one-time-code" maxLength={12} autoFocus />
            </Form.Item>
          )}
          <Button type="primary" htmlType="submit" block loading={logIn.isPending}>
            {t("submit")}
          </Button>
        </Form>
        <div className="language">
          <LanguagePicker />
        </div>
      </div>
    </main>
  );
}

const asksForOtp: readonly RefusalName[] = ["otp_needed", "otp_wrong", "otp_setup_needed"];

function useLogIn() {
  const { redirect } = route.useSearch();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [asksOtp, setAsksOtp] = useState(false);
  const logIn = useMutation({
    mutationFn: async ({ email, password, otp = "" }: Credentials) => {
      const answer = await callApi(logInStaff, {
        email: email.trim(),
        password: hashPassword(password),
        otp: otp.trim(),
      });
      if (!answer.ok) throw new Refused(answer.error);
      return answer.value;
    },
    onError: (trouble) => {
      // A code that was asked for once stays on the page while it is typed again.
      if (trouble instanceof Refused && asksForOtp.includes(trouble.code)) setAsksOtp(true);
    },
    onSuccess: (answer) => {
      // Nothing of whoever sat here before.
      queryClient.clear();
      queryClient.setQueryData(askMe.queryKey, answer);
      router.history.push(router.basepath + placeAfterLogIn(redirect));
    },
  });
  return { logIn, asksOtp };
}
