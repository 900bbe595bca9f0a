import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getCancellation } from "@sampan/contract/people/personal-data";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { formatDay } from "@sampan/ui/format/dates";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { PresentPasswordField } from "../credentials/present-password-field.tsx";
import { pathTo } from "../../paths.ts";
import { Group } from "../settings/group.tsx";
import { LinkRow } from "../settings/link-row.tsx";
import { BackButton } from "../../shell/back-button.tsx";
import { cancellationQuery } from "./people-queries.ts";
import { useCancelAccount } from "./use-cancel-account.ts";

const CloseDialog = lazy(async () => ({
  default: (await import("./close-account-dialog.tsx")).CloseAccountDialog,
}));

type Cancellation = OutputOf<typeof getCancellation>["data"];

/** Closing the account: what happens and when, what must be closed before, what is lost. [ACC-36] [ACC-37] */
export function CloseAccountPage() {
  const t = useTranslations("people.close");
  const { data } = useSuspenseQuery(cancellationQuery).data;
  const isFree =
    data.orders_in_progress + data.balance + data.locked_balance + data.topups_pending === 0;
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-6 px-(--gutter) pt-1 pb-6">
        <WhatHappens day={formatDay(data.erased_on)} />
        {isFree ? <CloseForm cancellation={data} /> : <Obstacles cancellation={data} />}
      </div>
    </main>
  );
}

function WhatHappens({ day }: { readonly day: string }) {
  const t = useTranslations("people.close");
  return (
    <Card className="stack gap-3">
      <ol className="stack list-decimal gap-2 pl-5 marker:text-text-3">
        <li>{t("steps.atOnce")}</li>
        <li>{t("steps.untilThen", { day })}</li>
        <li>{t("steps.then")}</li>
      </ol>
      <p className="text-xs text-pretty text-text-3">{t("books")}</p>
      <Link {...pathTo.myData} className="tap justify-self-start text-brand">
        {t("copyFirst")}
      </Link>
    </Card>
  );
}

/** Each with the way to close it. */
function Obstacles({ cancellation }: { readonly cancellation: Cancellation }) {
  const t = useTranslations("people.close");
  const { currency, orders_in_progress, balance, locked_balance, topups_pending } = cancellation;
  return (
    <Group title={t("before")}>
      {orders_in_progress > 0 && (
        <LinkRow
          to={pathTo.orders}
          label={t("obstacles.orders")}
          value={t("count", { count: orders_in_progress })}
        />
      )}
      {topups_pending > 0 && (
        <LinkRow
          to={pathTo.wallet}
          label={t("obstacles.topups")}
          value={t("count", { count: topups_pending })}
        />
      )}
      {locked_balance > 0 && (
        <LinkRow
          to={pathTo.wallet}
          label={t("obstacles.withdrawal")}
          value={formatAmount(locked_balance, currency)}
        />
      )}
      {balance > 0 && (
        <LinkRow
          to={pathTo.wallet}
          label={t("obstacles.balance")}
          value={formatAmount(balance, currency)}
        />
      )}
    </Group>
  );
}

function CloseForm({ cancellation }: { readonly cancellation: Cancellation }) {
  const t = useTranslations("people.close");
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const closing = useCancelAccount();
  const refusal = closing.data?.ok === false ? closing.data.error : undefined;
  const wrong = refusal?.code === "wrong_password" ? refusal.message : undefined;
  return (
    <form
      noValidate
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (password !== "") setAsking(true);
      }}
    >
      <Lapses cancellation={cancellation} />
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
            onConfirm={() => closing.mutate(password, { onSettled: () => setAsking(false) })}
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
