import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";

/** Where an insurance is chosen, the way to what each covers; whoever opens it keeps what is chosen, and comes back to it. */
export function CoverageLink({ className }: { readonly className: string }) {
  const t = useTranslations("claims.form");
  return (
    <Link {...ownPathTo.coverage} className={className}>
      {t("coverage")}
    </Link>
  );
}
