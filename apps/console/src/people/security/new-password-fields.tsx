import { checkPassword } from "@sampan/domain/people/accounts/password-rule";
import { Form, Input } from "antd";
import { useTranslations } from "use-intl";

/** The names of the two fields, for whoever reads the form. */
export interface NewPassword {
  readonly next: string;
  readonly again: string;
}

/** A new password, twice; the rule is judged here, since the server sees a hash. [ACC-07] */
export function NewPasswordFields() {
  const t = useTranslations("consoleSecurity");
  return (
    <>
      <Form.Item<NewPassword>
        name="next"
        label={t("passwordNew")}
        extra={t("passwordForm")}
        validateTrigger="onSubmit"
        rules={[
          {
            validator: (_, typed: string = "") =>
              checkPassword(typed).ok
                ? Promise.resolve()
                : Promise.reject(new Error(t("passwordForm"))),
          },
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item<NewPassword>
        name="again"
        label={t("passwordAgain")}
        dependencies={["next"]}
        validateTrigger="onSubmit"
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, typed: string = "") =>
              typed === getFieldValue("next")
                ? Promise.resolve()
                : Promise.reject(new Error(t("passwordDiffers"))),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
