import { buttonLook } from "@sampan/ui/button";
import { Boat } from "@sampan/ui/logo";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { givenCode } from "../../people/sessions/given-code.ts";
import { useSession } from "../../shell/session.ts";

/** Who was invited reads what this is, and registers with the code, now or later on this device. [RT-111] [INV-01] */
export function SharedPage({ code }: { readonly code: string }) {
  const t = useTranslations("invitations.shared");
  const session = useSession();
  useEffect(() => {
    if (code !== "" && code.length <= 200) givenCode.keep(code);
  }, [code]);
  return (
    <main
      id="content"
      className="bare-page grid min-h-dvh content-center justify-items-center gap-3 px-6 py-10"
    >
      <Boat className="size-24" />
      <h1 className="text-center text-xl font-[650] text-balance">{t("title")}</h1>
      <p className="max-w-80 text-center text-balance text-text-2">{t("body")}</p>
      {code !== "" && (
        <p className="text-center wrap-anywhere text-text-2">
          {t("code")} <b className="tracking-widest text-text tabular-nums">{code}</b>
        </p>
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {!session && (
          <Link {...pathTo.register(undefined)} className={buttonLook({ variant: "action" })}>
            {t("register")}
          </Link>
        )}
        <Link {...pathTo.home} className={buttonLook({ variant: "soft" })}>
          {t("look")}
        </Link>
      </div>
    </main>
  );
}
