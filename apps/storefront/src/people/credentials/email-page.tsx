import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { profileQuery } from "../accounts/profile-query.ts";
import { ChangeContactForm } from "./change-contact-form.tsx";
import { ChangePage } from "./change-page.tsx";

/** Another e-mail address, or the first one, proven by a code mailed to it. [RT-96] [RT-103] [ACC-23] */
export function EmailPage() {
  const t = useTranslations("credentials.mail");
  const { email } = useSuspenseQuery(profileQuery).data.data;
  const isFirst = email === "";
  return (
    <ChangePage
      title={t(isFirst ? "bind" : "change")}
      now={isFirst ? t("none") : t("now", { email })}
    >
      <ChangeContactForm
        way="email"
        label={t(isFirst ? "bindLabel" : "new")}
        submitLabel={t(isFirst ? "bindSubmit" : "submit")}
        done={t("done")}
      />
    </ChangePage>
  );
}
