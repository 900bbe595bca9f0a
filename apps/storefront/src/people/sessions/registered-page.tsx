import { buttonLook } from "@sampan/ui/button";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { AddressLink } from "../../shell/address-link.tsx";
import { useSession } from "../../shell/session.ts";
import { redirectTarget } from "../../shell/redirect-target.ts";
import { Welcome } from "../credentials/welcome.tsx";

/** Third step: done. Ordering still needs a verified name, so the way there is offered. [RT-33] [RT-115] */
export function RegisteredPage({ redirect }: { readonly redirect: string | undefined }) {
  const t = useTranslations("accounts");
  const session = useSession();
  if (!session)
    return (
      <Welcome title={t("register.title")} body={t("passwordStep.needsCode")}>
        <Link
          {...pathTo.register(undefined)}
          className={buttonLook({ variant: "brand", wide: true })}
        >
          {t("passwordStep.toRegister")}
        </Link>
      </Welcome>
    );
  return (
    <Welcome title={t("registered.title")} body={t("registered.body")}>
      <Link
        {...pathTo.completeProfile(redirect)}
        className={buttonLook({ variant: "brand", wide: true })}
      >
        {t("registered.complete")}
      </Link>
      <AddressLink
        address={redirectTarget(redirect)}
        className={buttonLook({ variant: "line", wide: true })}
      >
        {t(redirect === undefined ? "registered.home" : "registered.goOn")}
      </AddressLink>
    </Welcome>
  );
}
