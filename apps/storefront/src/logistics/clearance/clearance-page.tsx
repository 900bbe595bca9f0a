import { Refused } from "@sampan/client/query";
import type { OwnClearance } from "@sampan/contract/logistics/clearance/clearance";
import type { DutyReceipt } from "@sampan/contract/logistics/clearance/duty-receipt-shapes";
import { BarSpace } from "@sampan/ui/bars";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { PageHeader } from "@sampan/ui/page-header";
import { Thumb } from "@sampan/ui/picture";
import { EmptyState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { Timeline } from "@sampan/ui/timeline";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { clearanceQuery, toneOfClearance } from "./clearance-query.ts";
import { ConfirmClearance } from "./confirm-clearance.tsx";
import { DeclaredGoods } from "./declared-goods.tsx";
import { DisputeClearance } from "./dispute-clearance.tsx";
import { DutyReceipts } from "./duty-receipts.tsx";
import { HalfYear } from "./half-year.tsx";
import { OwnProofs } from "./own-proofs.tsx";

/** What a parcel is declared as: goods and what was paid for them, who declares, and who must act now. */
export function ClearancePage({ tid }: { readonly tid: string }) {
  const asked = useQuery(clearanceQuery(tid));
  const isUnknown = asked.error instanceof Refused && asked.error.code === "parcel_unknown";
  const { data: clearance, receipts = [] } = asked.data ?? {};
  if (isUnknown || (clearance === null && receipts.length === 0))
    return (
      <Frame>
        <NothingToConfirm tid={isUnknown ? undefined : tid} />
      </Frame>
    );
  if (clearance === null)
    return (
      <Frame title="receipts.title">
        <ReadAnew of={clearanceQuery(tid)}>
          <div className="stack px-(--gutter) pt-1">
            <DutyReceipts receipts={receipts} />
          </div>
        </ReadAnew>
      </Frame>
    );
  if (clearance)
    return (
      <Frame>
        <ReadAnew of={clearanceQuery(tid)}>
          <Parts key={clearance.version} clearance={clearance} receipts={receipts} />
        </ReadAnew>
      </Frame>
    );
  return (
    <Frame>
      {asked.error ? (
        <PageFault
          error={asked.error}
          busy={asked.isFetching}
          onRetry={() => void asked.refetch()}
        />
      ) : (
        <Waiting />
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly title?: "title" | "receipts.title";
  readonly children: ReactNode;
}

function Frame({ title = "title", children }: FrameProps) {
  const t = useTranslations("clearance");
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t(title)} back={<BackButton />} />
      {children}
    </main>
  );
}

interface PartsProps {
  readonly clearance: OwnClearance;
  readonly receipts: readonly DutyReceipt[];
}

function Parts({ clearance, receipts }: PartsProps) {
  return (
    <>
      <div className="split stack px-(--gutter) pt-1">
        <div className="stack">
          <Standing clearance={clearance} />
          <DutyReceipts receipts={receipts} />
          <DeclaredGoods clearance={clearance} />
        </div>
        <div className="side stay panel stack">
          <HalfYear clearance={clearance} />
          {clearance.acts.includes("confirm") && <ConfirmClearance clearance={clearance} />}
          {clearance.proofs_left > 0 && <OwnProofs clearance={clearance} />}
          {clearance.acts.includes("dispute") && <DisputeClearance clearance={clearance} />}
          <History clearance={clearance} />
        </div>
      </div>
      <BarSpace bars={clearance.acts.includes("confirm") ? 1 : 0} />
    </>
  );
}

/** Where it stands, whose turn it is, until when, and why it came back. */
function Standing({ clearance }: { readonly clearance: OwnClearance }) {
  const t = useTranslations("clearance");
  const parcels = useTranslations("parcels");
  const { tid, state, holder, due_at, is_late, reason, acts } = clearance;
  const isTheirs = holder === "customer" || holder === "declarant";
  return (
    <Card as="section" aria-labelledby="clearance-turn">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-text-2 tabular-nums">{parcels("parcel", { tid })}</p>
        <Chip tone={toneOfClearance[state]}>{t(`states.${state}`)}</Chip>
      </div>
      <h2 id="clearance-turn" className="mt-2 text-md font-[650]">
        {t(`who.${holder}`)}
      </h2>
      <p className="mt-1">{t(`todo.${state}`)}</p>
      {reason !== "" && (
        <p className="mt-2 rounded-card bg-warn-soft px-3 py-2 break-words text-warn">
          {t("reason", { reason })}
        </p>
      )}
      {isTheirs && due_at !== "" && (
        <p className={`mt-2 text-xs tabular-nums ${is_late ? "text-warn" : "text-text-2"}`}>
          {t(is_late ? "late" : "due", { time: formatMinute(due_at) })}
        </p>
      )}
      {clearance.declarant && !acts.includes("confirm") && (
        <dl className="mt-3 border-t border-line pt-3">
          <dt className="text-xs text-text-2">{t("declarant")}</dt>
          <dd className="font-semibold tabular-nums">
            {clearance.declarant.name} · {clearance.declarant.mobile}
          </dd>
        </dl>
      )}
    </Card>
  );
}

/** What was done, by whom. */
function History({ clearance: { steps } }: { readonly clearance: OwnClearance }) {
  const t = useTranslations("clearance");
  return (
    <Card as="section" aria-label={t("history")}>
      <h2 className="mb-3 font-[650]">{t("history")}</h2>
      <Timeline
        label={t("history")}
        steps={steps.map(({ event, note, imgs, at }, place) => ({
          key: `${place}`,
          stage: place === steps.length - 1 ? "now" : "done",
          title: t(`events.${event}`),
          when: [formatMinute(at), note].filter(Boolean).join(" · "),
          evidence:
            imgs.length > 0 &&
            imgs.map((img, at) => (
              <a key={img} href={img} target="_blank" rel="noreferrer">
                <Thumb src={img} alt={`${t("proof.shown")} (${at + 1})`} />
              </a>
            )),
        }))}
      />
    </Card>
  );
}

/** Nothing is declared of it, or it is nobody's that is here. */
function NothingToConfirm({ tid }: { readonly tid: string | undefined }) {
  const t = useTranslations("clearance.none");
  return (
    <EmptyState
      title={t("title")}
      body={t("body")}
      action={
        <Link
          {...(tid === undefined ? pathTo.parcels : pathTo.parcel(tid))}
          className={buttonLook({})}
        >
          {t("action")}
        </Link>
      }
    />
  );
}

function Waiting() {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <div className="stack px-(--gutter) pt-1">
        <Card>
          <Skeleton className="h-24" />
        </Card>
        <Card>
          <Skeleton className="h-48" />
        </Card>
      </div>
    </LoadingRegion>
  );
}
