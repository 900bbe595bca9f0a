import { query } from "@sampan/client/query";
import {
  type ClientLimits,
  queryClientConfig,
} from "@sampan/contract/office/configuration/configuration";
import { checkPassword } from "@sampan/domain/people/accounts/password-rule";
import { useQuery } from "@tanstack/react-query";
import { Form, Input } from "antd";
import { useTranslations } from "use-intl";

/** The names of the two fields, for whoever reads the form. */
export interface NewPassword {
  readonly next: string;
  readonly again: string;
}

/** Until it is known how long one has to be, the server says. */
const isFit = (typed: string, limits: ClientLimits | undefined): boolean =>
  limits === undefined ||
  checkPassword(typed, {
    password_min_characters: limits.password_min,
    password_max_characters: limits.password_max,
  }).ok;

/** A new password, twice; the rule is judged here, since the server sees a hash. [ACC-07] */
export function NewPasswordFields() {
  const t = useTranslations("consoleSecurity");
  const { data: configuration } = useQuery(query(queryClientConfig, {}));
  const limits = configuration?.data.limits;
  const form = limits && t("passwordForm", { min: limits.password_min, max: limits.password_max });
  return (
    <>
      <Form.Item<NewPassword>
        name="next"
        label={t("passwordNew")}
        extra={form}
        validateTrigger="onSubmit"
        rules={[
          {
            validator: (_, typed: string = "") =>
              isFit(typed, limits) ? Promise.resolve() : Promise.reject(new Error(form)),
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
