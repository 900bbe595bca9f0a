import type { DutyReceipt } from "@sampan/contract/logistics/clearance/duty-receipt-shapes";
import { formatAmount, sum } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { buttonLook } from "@sampan/ui/button";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { clearanceQuery, toneOfClearance } from "./clearance-query.ts";

/** On the page of a parcel: how its declaration stands, and who must act now; or what customs was paid for it. */
export function ClearanceLink({ tid }: { readonly tid: string }) {
  const t = useTranslations("clearance");
  const { data: clearance, receipts = [] } = useQuery(clearanceQuery(tid)).data ?? {};
  if (!clearance) return <ReceiptsLink tid={tid} receipts={receipts} />;
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

interface ReceiptsLinkProps {
  readonly tid: string;
  readonly receipts: readonly DutyReceipt[];
}

/** Where nothing has to be confirmed: how much customs was paid, by how many receipts. */
function ReceiptsLink({ tid, receipts }: ReceiptsLinkProps) {
  const t = useTranslations("clearance.receipts");
  const [first] = receipts;
  if (!first) return null;
  const paid = sum(receipts.flatMap(({ duty, vat }) => [duty, vat]));
  return (
    <Card as="section" aria-label={t("card")}>
      <h2 className="font-[650]">{t("card")}</h2>
      <p className="mt-2 text-xs text-text-2 tabular-nums">
        {t("cardBody", { count: receipts.length, amount: formatAmount(paid, first.currency) })}
      </p>
      <Link
        {...ownPathTo.clearance(tid)}
        className={`${buttonLook({ variant: "quiet" })} mt-3 w-full`}
      >
        {t("see")}
      </Link>
    </Card>
  );
}
