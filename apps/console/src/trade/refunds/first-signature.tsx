import type { StaffRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";

interface FirstSignatureProps {
  readonly payout: Pick<StaffRefund, "signed_by" | "signed_at" | "needs_second">;
}

/** That two pay it and who signed first, or who did once it is paid. [BO-25] */
export function FirstSignature({ payout }: FirstSignatureProps) {
  const t = useTranslations("consoleRefunds.two");
  const { signed_by: name, signed_at, needs_second } = payout;
  if (name === "") return needs_second && <p className="note warn">{t("needed")}</p>;
  const time = formatMinute(signed_at);
  return (
    <p className={needs_second ? "note warn" : "note"}>
      {t(needs_second ? "waits" : "signedBy", { name, time })}
    </p>
  );
}
