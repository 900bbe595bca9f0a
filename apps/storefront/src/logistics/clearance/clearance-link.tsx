import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { buttonLook } from "@sampan/ui/button";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { clearanceQuery, toneOfClearance } from "./clearance-query.ts";

/** On the page of a parcel: how its declaration stands, and who must act now. */
export function ClearanceLink({ tid }: { readonly tid: string }) {
  const t = useTranslations("clearance");
  const clearance = useQuery(clearanceQuery(tid)).data?.data;
  if (!clearance) return null;
  const { state, holder, acts } = clearance;
  return (
    <Card as="section" aria-label={t("card")}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-[650]">{t("card")}</h2>
        <Chip tone={toneOfClearance[state]}>{t(`states.${state}`)}</Chip>
      </div>
      <p className="mt-2 text-xs text-text-2">
        {t(`who.${holder}`)} · {t(`todo.${state}`)}
      </p>
      <Link
        {...ownPathTo.clearance(tid)}
        className={`${buttonLook({ variant: acts.includes("confirm") ? "brand" : "quiet" })} mt-3 w-full`}
      >
        {acts.includes("confirm") ? t("confirmNow") : t("see")}
      </Link>
    </Card>
  );
}
