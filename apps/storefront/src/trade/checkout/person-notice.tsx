import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { InfoIcon } from "@sampan/ui/icons-frame";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { useRefusalWords } from "../../shell/use-refusal-words.ts";
import { Part } from "./checkout-part.tsx";
import type { Checkout } from "./use-checkout.ts";

/** What keeps this person from ordering now, and the way out where there is one. [CHK-26] [CHK-33] [ERR-61] */
export function PersonNotice({ checkout }: { readonly checkout: Checkout }) {
  const t = useTranslations("settlement.person");
  const tell = useRefusalWords();
  const problems = checkout.problemsOf("person");
  if (problems.length === 0) return null;
  return (
    <Part part="person">
      {problems.map((problem) => (
        <Card key={problem.code} role="alert" className="flex flex-wrap items-center gap-3">
          <span className="grid size-9 flex-none place-items-center rounded-full bg-warn-soft text-warn">
            <InfoIcon size="sm" />
          </span>
          <p className="min-w-0 flex-1 basis-40 font-semibold">
            {problem.code === "real_name_needed" || problem.code === "profile_incomplete"
              ? t(problem.code)
              : tell(problem)}
          </p>
          {problem.code === "real_name_needed" && (
            <Link {...pathTo.realName(pathTo.checkout.to)} className={buttonLook({ size: "sm" })}>
              {t("verify")}
            </Link>
          )}
          {problem.code === "profile_incomplete" && (
            <Link
              {...pathTo.completeProfile(pathTo.checkout.to)}
              className={buttonLook({ size: "sm" })}
            >
              {t("complete")}
            </Link>
          )}
        </Card>
      ))}
    </Part>
  );
}
