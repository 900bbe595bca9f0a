import { buttonLook } from "@sampan/ui/button";
import { EmptyBoat } from "@sampan/ui/empty-boat";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";

/** What an account is good for, and the two ways to one. */
export function VisitorHead() {
  const t = useTranslations("mine.visitor");
  const words = useTranslations("common");
  const { to } = pathTo.mine;
  return (
    <header className="grid justify-items-center gap-1.5 px-(--gutter) pt-8 pb-6 text-center">
      <EmptyBoat className="mb-2 w-54 max-w-full" />
      <h1 className="text-lg font-[650]">{t("title")}</h1>
      <p className="max-w-80 text-pretty text-text-2">{t("body")}</p>
      <div className="mt-4 flex w-full flex-wrap gap-3 *:flex-1">
        <Link {...pathTo.register(to)} className={buttonLook({ variant: "line" })}>
          {t("register")}
        </Link>
        <Link {...pathTo.login(to)} className={buttonLook({ variant: "brand" })}>
          {words("logIn")}
        </Link>
      </div>
    </header>
  );
}
