import type { Cents } from "@sampan/domain/kernel/money";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Checkbox } from "@sampan/ui/checkbox";
import { formatDay } from "@sampan/ui/format/dates";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { PresentPasswordField } from "../credentials/present-password-field.tsx";
import type { Cancellation } from "./people-queries.ts";
import { useCancelAccount } from "./use-cancel-account.ts";

const CloseDialog = lazy(async () => ({
  default: (await import("./close-account-dialog.tsx")).CloseAccountDialog,
}));

interface CloseFormProps {
  readonly cancellation: Cancellation;
  /** What is left and would be given up for ever, with the words that say so; they have to be ticked. */
  readonly waiver?: { readonly words: string; readonly cents: Cents };
}

/** The password and the last question; a balance that is left only with its waiver. [ACC-36] [ACC-37] */
export function CloseForm({ cancellation, waiver }: CloseFormProps) {
  const t = useTranslations("people.close");
  const [password, setPassword] = useState("");
  const [isWaived, setWaived] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const closing = useCancelAccount();
  const refusal = closing.data?.ok === false ? closing.data.error : undefined;
  const wrong = refusal?.code === "wrong_password" ? refusal.message : undefined;
  const isMissing = waiver !== undefined && !isWaived;
  const done = { onSettled: () => setAsking(false) };
  return (
    <form
      noValidate
      aria-label={t("submit")}
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (password !== "" && !isMissing) setAsking(true);
      }}
    >
      <Lapses cancellation={cancellation} />
      {waiver && (
        <div className="stack gap-1">
          <Checkbox checked={isWaived} onChange={({ target }) => setWaived(target.checked)}>
            {waiver.words}
          </Checkbox>
          {isTried && isMissing && (
            <p role="alert" className="text-xs text-danger">
              {t("rest.waiverNeeded")}
            </p>
          )}
        </div>
      )}
      <PresentPasswordField
        value={password}
        onChange={setPassword}
        isTried={isTried}
        refusal={wrong}
      />
      <Button type="submit" variant="danger" wide busy={closing.isPending}>
        {t("submit")}
      </Button>
      {isAsking && (
        <Suspense>
          <CloseDialog
            day={formatDay(cancellation.erased_on)}
            busy={closing.isPending}
            onClose={() => setAsking(false)}
            onConfirm={() => closing.mutate({ password, giveUp: waiver?.cents }, done)}
          />
        </Suspense>
      )}
    </form>
  );
}

/** What is worth something and goes with the account. */
function Lapses({ cancellation }: { readonly cancellation: Cancellation }) {
  const t = useTranslations("people.close");
  const { bonus, points, coupons, currency } = cancellation;
  if (bonus + points + coupons === 0) return null;
  return (
    <Card className="stack gap-1 bg-warn-soft text-warn">
      <p className="font-[650]">{t("lapses.title")}</p>
      <ul className="stack gap-0.5">
        {bonus > 0 && <li>{t("lapses.bonus", { amount: formatAmount(bonus, currency) })}</li>}
        {points > 0 && <li>{t("lapses.points", { count: points })}</li>}
        {coupons > 0 && <li>{t("lapses.coupons", { count: coupons })}</li>}
      </ul>
    </Card>
  );
}
