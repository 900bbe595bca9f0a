import type { StaffRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";

interface FirstSignatureProps {
  readonly payout: Pick<StaffRefund, "signed_by" | "signed_at" | "needs_second" | "signatures">;
}

/** That two pay it and who signed first, or who did once it is paid; and what became of signatures that no longer count. [BO-25] */
export function FirstSignature({ payout }: FirstSignatureProps) {
  const t = useTranslations("consoleRefunds.two");
  const { signed_by: name, signed_at, needs_second, signatures } = payout;
  const past = signatures.filter(({ fate }) => fate === "void" || fate === "not_needed");
  return (
    <>
      {name === "" && needs_second && <p className="note warn">{t("needed")}</p>}
      {name !== "" && (
        <p className={needs_second ? "note warn" : "note"}>
          {t(needs_second ? "waits" : "signedBy", { name, time: formatMinute(signed_at) })}
        </p>
      )}
      {past.map((one) => (
        <p key={`${one.name} ${one.signed_at}`} className="small-text muted">
          {t(one.void_for === null ? "notNeeded" : `void.${one.void_for}`, {
            name: one.name,
            time: formatMinute(one.signed_at),
          })}
        </p>
      ))}
    </>
  );
}
