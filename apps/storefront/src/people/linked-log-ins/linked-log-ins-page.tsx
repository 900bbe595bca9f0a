import type { LinkedLogIn } from "@sampan/contract/people/linked-log-ins";
import { logInProviderNames } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { LineNotices } from "./line-notices.tsx";
import { linkedLogInsQuery } from "./linked-log-ins-query.ts";
import { useLeaveLine } from "./use-leave-line.ts";

const ChangeLinkSheet = lazy(async () => ({
  default: (await import("./change-link-sheet.tsx")).ChangeLinkSheet,
}));

/** Accounts elsewhere that open this one: to link, and to take away. Both ask for the password. */
export function LinkedLogInsPage() {
  const t = useTranslations("linkedLogIns");
  const { datalist } = useSuspenseQuery(linkedLogInsQuery).data;
  const [asked, setAsked] = useState<LinkedLogIn | undefined>();
  const leaveLine = useLeaveLine();
  const ask = (one: LinkedLogIn): void => {
    if (one.is_linked || !leaveLine(one.provider)) setAsked(one);
  };
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <ReadAnew of={linkedLogInsQuery} className="stack gap-4 px-(--gutter) pt-1 pb-6">
        {datalist.length === 0 ? (
          <EmptyState title={t("none.title")} body={t("none.body")} />
        ) : (
          <>
            <p className="text-text-2">{t("body")}</p>
            <ul className="stack">
              {datalist.map((one) => (
                <LinkedCard key={one.provider} one={one} onAsk={() => ask(one)} />
              ))}
            </ul>
          </>
        )}
      </ReadAnew>
      {asked && (
        <Suspense>
          <ChangeLinkSheet asked={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </main>
  );
}

interface LinkedCardProps {
  readonly one: LinkedLogIn;
  readonly onAsk: () => void;
}

function LinkedCard({ one, onAsk }: LinkedCardProps) {
  const t = useTranslations("linkedLogIns");
  const provider = logInProviderNames[one.provider];
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-[650]">{provider}</h2>
          {one.is_linked ? (
            <p className="text-xs text-text-2 tabular-nums">
              {one.name && <span className="block text-sm wrap-anywhere">{one.name}</span>}
              {t("since", { time: formatMinute(one.linked_at) })}
            </p>
          ) : (
            <p className="text-xs text-text-2">{t("notLinked")}</p>
          )}
          {!one.is_on && <p className="text-xs text-warn">{t("off", { provider })}</p>}
        </div>
        <Button
          variant={one.is_linked ? "danger" : "soft"}
          size="sm"
          aria-label={t(one.is_linked ? "unlinkOf" : "linkOf", { provider })}
          onClick={onAsk}
        >
          {t(one.is_linked ? "unlink" : "link")}
        </Button>
        {one.takes_notices !== null && <LineNotices isOn={one.takes_notices} />}
      </Card>
    </li>
  );
}
