import { callApi } from "@sampan/client/call-api";
import type { AskedService } from "@sampan/contract/logistics/services/service-shapes";
import { type ParcelServices, takeServiceBack } from "@sampan/contract/logistics/services/services";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatDay, formatMinute } from "@sampan/ui/format/dates";
import { Thumb } from "@sampan/ui/picture";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { AskingButton } from "../../shell/asking-button.tsx";
import { servicesQuery, toneOfService } from "./services-query.ts";
import { useGoodsName } from "./use-goods-name.ts";

const LargePictures = lazy(async () => ({
  default: (await import("../../goods/cards/large-pictures.tsx")).LargePictures,
}));

interface AskedServicesProps {
  readonly services: ParcelServices;
}

/** What was asked for, the last in front: how far it is, what was found, and the way back while there is one. */
export function AskedServices({ services }: AskedServicesProps) {
  const t = useTranslations("services");
  return (
    <Card as="section" aria-label={t("asked")}>
      <h2 className="font-[650]">{t("asked")}</h2>
      <ul className="divide-y divide-line">
        {services.asked.map((one) => (
          <Asked key={one.number} service={one} services={services} />
        ))}
      </ul>
    </Card>
  );
}

interface AskedProps extends AskedServicesProps {
  readonly service: AskedService;
}

function Asked({ service: one, services }: AskedProps) {
  const t = useTranslations("services");
  const nameOf = useGoodsName(services);
  const { service, state, oid, amount, currency, note, returned_for } = one;
  return (
    <li className="py-3 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t(`names.${service}`)}</h3>
        <Chip tone={toneOfService[state]}>{t(`states.${state}`)}</Chip>
      </div>
      {oid !== null && (
        <p className="line-clamp-2 text-xs break-words text-text-2">{nameOf(oid, one.item_name)}</p>
      )}
      <p className="text-xs text-text-2 tabular-nums">
        {formatAmount(amount, currency)} · <When service={one} />
      </p>
      {returned_for && <p className="text-xs text-ok">{t(`returned.${returned_for}`)}</p>}
      {note !== "" && <p className="mt-1 break-words">{t("note", { note })}</p>}
      <Pictures service={one} />
      <Acts service={one} tid={services.tid} />
    </li>
  );
}

function When({ service }: { readonly service: AskedService }) {
  const t = useTranslations("services");
  const { settled_at, is_late, due_at, until } = service;
  if (settled_at !== "") return t("settled", { time: formatMinute(settled_at) });
  if (service.state === "holding") return t("heldUntil", { day: formatDay(until) });
  const time = formatMinute(due_at);
  return is_late ? <span className="text-warn">{t("lateNow", { time })}</span> : t("due", { time });
}

function Pictures({ service: { photos, service } }: { readonly service: AskedService }) {
  const t = useTranslations("services");
  const words = useTranslations("common");
  const [open, setOpen] = useState<number>();
  const alt = t("photo", { service: t(`names.${service}`) });
  const pictures = photos.map((src) => ({ src, alt }));
  if (pictures.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {pictures.map(({ src }, at) => (
        <button
          key={src}
          type="button"
          aria-label={`${alt}: ${words("pictureOf", { index: at + 1, total: pictures.length })}`}
          onClick={() => setOpen(at)}
        >
          <Thumb src={src} alt="" />
        </button>
      ))}
      {open !== undefined && (
        <Suspense>
          <LargePictures pictures={pictures} start={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface ActsProps {
  readonly service: AskedService;
  readonly tid: string;
}

/** Taken back with its fee before it is done; a hold is ended, and its fee stays. */
function Acts({ service: one, tid }: ActsProps) {
  const t = useTranslations("services");
  const { number, service, state, settled_at, amount, currency, returned_for } = one;
  if (settled_at !== "") return null;
  const event = state === "holding" ? "release" : "withdraw";
  const words = event === "release" ? "release" : "takeBack";
  const body =
    event === "release"
      ? t("release.body")
      : returned_for
        ? t("takeBack.bodyFree")
        : t("takeBack.body", { amount: formatAmount(amount, currency) });
  return (
    <AskingButton
      variant="line"
      size="sm"
      className="mt-2"
      words={{
        ask: t(`${words}.ask`),
        title: t(`${words}.title`, { service: t(`names.${service}`) }),
        body: <p>{body}</p>,
        confirm: t(`${words}.confirm`),
        keep: t(`${words}.keep`),
        done: t(`${words}.done`),
      }}
      act={() => callApi(takeServiceBack, { number, event }, { asksLogin: true })}
      forget={(queryClient) => queryClient.invalidateQueries(servicesQuery(tid))}
    />
  );
}
