import { hashPassword } from "@sampan/client/hash-password";
import { changeOwnPassword } from "@sampan/contract/people/staff/staff-security";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { type NewPassword, NewPasswordFields } from "./new-password-fields.tsx";

interface Typed extends NewPassword {
  readonly now: string;
}

/** The own password, changed by knowing it. [BO-01] */
export function ChangePassword() {
  const t = useTranslations("consoleSecurity");
  const [form] = Form.useForm<Typed>();
  const [refusal, setRefusal] = useState<string>();
  const change = useCommand(changeOwnPassword, {
    told: t("passwordChanged"),
    whenDone: () => form.resetFields(),
    whenRefused: (refused) => setRefusal(refused.message),
  });
  return (
    <Form<Typed>
      form={form}
      layout="vertical"
      requiredMark={false}
      className="security-form"
      onFinish={({ now, next }) => {
        setRefusal(undefined);
        change.run({ password: hashPassword(now), new_password: hashPassword(next) });
      }}
    >
      <p className="muted form-hint">{t("passwordHint")}</p>
      {refusal !== undefined && (
        <p className="note danger form-hint" role="alert">
          {refusal}
        </p>
      )}
      <Form.Item<Typed>
        name="now"
        label={t("passwordNow")}
        rules={[{ required: true, message: t("confirmPassword") }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <NewPasswordFields />
      <Button type="primary" htmlType="submit" loading={change.isRunning}>
        {t("changePassword")}
      </Button>
    </Form>
  );
}
