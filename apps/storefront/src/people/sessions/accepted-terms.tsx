import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";

const linkLook = "tap text-brand underline";

const toAgreement = (words: ReactNode) => (
  <Link {...pathTo.agreement} className={linkLook}>
    {words}
  </Link>
);

const toPrivacy = (words: ReactNode) => (
  <Link {...pathTo.privacy} className={linkLook}>
    {words}
  </Link>
);

/** What somebody accepts by going on, each text one tap away. [RT-60] [RT-62] */
export function AcceptedTerms({ by }: { readonly by: "login" | "register" }) {
  const t = useTranslations("accounts");
  return (
    <p className="text-center text-xs text-pretty text-text-3">
      {t.rich(`${by}.agreement`, { terms: toAgreement, privacy: toPrivacy })}
    </p>
  );
}
