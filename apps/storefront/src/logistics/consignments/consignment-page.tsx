import { Refused } from "@sampan/client/query";
import type {
  Consignment,
  ConsignmentLine,
} from "@sampan/contract/logistics/consignments/consignments";
import { formatAmount } from "@sampan/domain/kernel/money";
import { buttonLook } from "@sampan/ui/button";
import { Card, sectionLinkLook } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatDay, formatMinute } from "@sampan/ui/format/dates";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { ChooseWay } from "./choose-way.tsx";
import { consignmentQuery } from "./consignment-queries.ts";

/** A consignment: what has come of it, what is expected, and where it goes from the warehouse. [RT-38] */
export function ConsignmentPage({ tid }: { readonly tid: string }) {
  // The warehouse moves it too: whoever opens it sees what has come by now.
  const found = useQuery({ ...consignmentQuery(tid), refetchOnMount: "always" });
  if (found.data)
    return (
      <Frame>
        <ReadAnew of={consignmentQuery(tid)}>
          <Parts consignment={found.data.data} />
        </ReadAnew>
      </Frame>
    );
  if (found.error instanceof Refused && found.error.code === "order_unknown")
    return (
      <Frame>
        <Unknown />
      </Frame>
    );
  if (found.isError)
    return (
      <Frame>
        <PageFault
          error={found.error}
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      </Frame>
    );
  return <ConsignmentSkeleton />;
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("consignments");
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("detail")} back={<BackButton />} />
      {children}
    </main>
  );
}

function Parts({ consignment }: { readonly consignment: Consignment }) {
  const t = useTranslations("consignments");
  const { tid, lines, warehouse, images, awaited_until } = consignment;
  const received = lines.filter(({ state }) => state === "received").length;
  return (
    <div className="split stack px-(--gutter) pt-1">
      <div className="stack">
        <Card as="section">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <h2 className="text-md font-[650]">
              {lines.some(({ state }) => state === "in_review")
                ? t("registeredTitle")
                : t("progress", { received, total: lines.length })}
            </h2>
            <span className="text-text-2">{t(`warehouses.${warehouse}`)}</span>
          </div>
          <ul className="mt-2 divide-y divide-line">
            {lines.map((line) => (
              <Line key={`${line.oid}${line.express_no}`} line={line} />
            ))}
          </ul>
          {awaited_until !== "" && (
            <p className="mt-2 text-xs text-text-2">
              {t("awaitedUntil", { day: formatDay(awaited_until) })}
            </p>
          )}
          {images.length > 0 && <Proofs images={images} />}
        </Card>
        <div className="flex flex-wrap gap-2">
          <Link {...pathTo.order(tid)} className={buttonLook({ variant: "soft", size: "sm" })}>
            {t("order")}
          </Link>
          <Link
            {...ownPathTo.sendGoods(tid)}
            className={buttonLook({ variant: "soft", size: "sm" })}
          >
            {t("again")}
          </Link>
        </div>
      </div>
      <div className="side stack">
        <ChooseWay consignment={consignment} />
      </div>
    </div>
  );
}

const tones = { in_review: "warn", expected: "brand", received: "ok", ended: "neutral" } as const;

function Line({ line }: { readonly line: ConsignmentLine }) {
  const t = useTranslations("consignments");
  const { name, num, value, express_no, state, arrived_num, parcel_tid, received_at } = line;
  return (
    <li className="py-2.5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">{name}</p>
        <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
      </div>
      <p className="text-xs text-text-2 tabular-nums">
        {t("arrived", { arrived: arrived_num, num })} ·{" "}
        {t("each", { amount: formatAmount(value, "CNY") })}
      </p>
      <p className="text-xs break-all text-text-3 tabular-nums">
        {express_no}
        {received_at !== "" && ` · ${formatMinute(received_at)}`}
      </p>
      {parcel_tid !== "" && (
        <Link {...pathTo.parcel(parcel_tid)} className={sectionLinkLook}>
          {t("parcel")}
        </Link>
      )}
    </li>
  );
}

function Proofs({ images }: { readonly images: readonly string[] }) {
  const t = useTranslations("consignments");
  const words = useTranslations("onBehalf");
  return (
    <div className="mt-2 border-t border-line pt-2.5">
      <p className="text-xs text-text-2">{t("proof")}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {images.map((address, at) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener">
              <img
                src={address}
                alt={words("picture", { index: at + 1 })}
                loading="lazy"
                className="size-13 rounded-sm bg-surface-2 object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Unknown() {
  const t = useTranslations("consignments");
  const orders = useTranslations("orders");
  return (
    <EmptyState
      title={t("unknown")}
      body={t("unknownHint")}
      action={
        <Link {...pathTo.orders} className={buttonLook({})}>
          {orders("unknown.action")}
        </Link>
      }
    />
  );
}

export function ConsignmentSkeleton() {
  const t = useTranslations("consignments");
  return (
    <PageSkeleton title={t("detail")} className="wide-page">
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </PageSkeleton>
  );
}
