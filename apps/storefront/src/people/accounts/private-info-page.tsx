import type { User } from "@sampan/contract/people/sessions/sessions";
import { localDigits } from "@sampan/domain/people/accounts/phone";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { privateItems, type PrivateItem } from "./private-item.ts";
import { profileQuery } from "./profile-query.ts";

/** The private data of the account, each a touch away from being changed. [RT-88] */
export function PrivateInfoPage() {
  const t = useTranslations("accounts.private");
  const words = useTranslations("accounts.profile");
  const { data: user } = useSuspenseQuery(profileQuery).data;
  const labelOf = usePrivateLabel();
  const valueOf = usePrivateValue(user);
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack px-(--gutter) pt-1">
        <p className="text-text-2">{t("body")}</p>
        <List>
          {privateItems.map((item) => (
            <li key={item}>
              <Link {...ownPathTo.privateItem(item)} className={rowLook}>
                <RowContent
                  label={labelOf(item)}
                  value={valueOf(item) || words("notGiven")}
                  chevron
                />
              </Link>
            </li>
          ))}
          <li>
            <Link {...ownPathTo.contactMobile} className={rowLook}>
              <RowContent
                label={t("contact")}
                value={user.phone ? localDigits(user.phone) : words("notGiven")}
                chevron
              />
            </Link>
          </li>
        </List>
      </div>
    </main>
  );
}

/** What a private field is called. */
export function usePrivateLabel(): (item: PrivateItem) => string {
  const t = useTranslations("accounts.private");
  const words = useTranslations("accounts.profile");
  return (item) => (item === "sales_code" ? t("salesCode") : words(item));
}

function usePrivateValue(user: User): (item: PrivateItem) => string {
  const words = useTranslations("accounts.profile");
  return (item) =>
    item === "gender" ? user.gender && words(`genders.${user.gender}`) : user[item];
}
