import { localDigits } from "@sampan/domain/people/accounts/phone";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { profileQuery } from "../accounts/profile-query.ts";
import { ChangeContactForm } from "./change-contact-form.tsx";
import { ChangePage } from "./change-page.tsx";

/** Another mobile number, or the first, proven by a code sent to it. [RT-95] [ACC-22] */
export function MobilePage() {
  const t = useTranslations("credentials.mobile");
  const { phone } = useSuspenseQuery(profileQuery).data.data;
  return (
    <ChangePage
      title={t(phone ? "change" : "bind")}
      now={phone ? t("now", { mobile: localDigits(phone) }) : t("none")}
    >
      <MobileForm isFirst={phone === ""} />
    </ChangePage>
  );
}

/** The number that arrivals and deliveries are texted to: the account has one, and changes it here too. [RT-102] */
export function ContactMobilePage() {
  const t = useTranslations("credentials.mobile");
  const { phone } = useSuspenseQuery(profileQuery).data.data;
  return (
    <ChangePage
      title={t("contact")}
      now={phone ? t("now", { mobile: localDigits(phone) }) : t("none")}
    >
      <p className="text-pretty text-text-2">{t("contactBody")}</p>
      <MobileForm isFirst={phone === ""} />
    </ChangePage>
  );
}

function MobileForm({ isFirst }: { readonly isFirst: boolean }) {
  const t = useTranslations("credentials.mobile");
  const words = useTranslations("accounts");
  return (
    <ChangeContactForm
      way="mobile"
      label={isFirst ? words("mobile") : t("new")}
      submitLabel={t(isFirst ? "bindSubmit" : "submit")}
      done={t("done")}
    />
  );
}
