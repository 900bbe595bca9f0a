import type { DoorPrice } from "@sampan/contract/trade/door-price";
import { formatAmount } from "@sampan/domain/kernel/money";
import { isTransportId, transportNames } from "@sampan/domain/goods/shippability/transports";
import { weightBases } from "@sampan/domain/trade/door-price/piece-range";
import { Sheet } from "@sampan/ui/sheet";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useSpan } from "./use-span.ts";

interface DoorPriceSheetProps {
  readonly open: boolean;
  readonly price: DoorPrice;
  readonly onClose: () => void;
}

/** Every part of a price at the door with its reason, what customs ask, and what makes it less sure. */
export function DoorPriceSheet({ open, price, onClose }: DoorPriceSheetProps) {
  const t = useTranslations("doorPrice");
  const words = useTranslations("common");
  const span = useSpan();
  const whyOf = useWhy(price);
  const { currency, weight_g } = price;
  return (
    <Sheet open={open} onClose={onClose} title={t("title")} closeLabel={words("close")}>
      <div className="stack">
        <dl className="stack gap-2.5">
          {price.parts.map((part) => (
            <Line
              key={part.kind}
              name={t(`parts.${part.kind}`)}
              value={span.money(part, currency)}
              why={whyOf(part)}
            />
          ))}
          <Line name={t("total")} value={span.money(price, currency)} isStrong />
        </dl>
        <Told title={t("basisTitle")}>
          <li>{t("weight", { weight: span.kilograms(weight_g) })}</li>
          {weightBases.map((basis) => {
            const count = price.weights.filter((line) => line.basis === basis).length;
            return count > 0 && <li key={basis}>{t(`basis.${basis}`, { count })}</li>;
          })}
        </Told>
        <Hints price={price} />
        <Doubts price={price} />
        <p className="text-xs text-text-3">{t("note")}</p>
      </div>
    </Sheet>
  );
}

/** Why a part is that much; nothing where its name says it. */
function useWhy({ currency, transport }: DoorPrice) {
  const t = useTranslations("doorPrice");
  const ways = useTranslations("shippability.kinds");
  const way = isTransportId(transport) ? ways(transportNames[transport]) : "";
  const span = useSpan();
  return ({ kind, figures }: DoorPrice["parts"][number]): string | undefined => {
    const {
      cny,
      share_bp,
      value_low = 0,
      value_high = 0,
      low_g = 0,
      high_g = 0,
      per_kg = 0,
    } = figures;
    const percent = String((share_bp ?? 0) / 100);
    switch (kind) {
      case "goods":
      case "mainland_freight":
        return cny === undefined ? undefined : formatAmount(cny, "CNY");
      case "service_fee":
      case "insurance":
        return t("why.share", { percent });
      case "international_freight":
        return t("why.freight", {
          way,
          weight: span.kilograms({ low: low_g, high: high_g }),
          rate: formatAmount(per_kg, currency),
        });
      case "import_duty":
        return t("why.duty", { value: span.money({ low: value_low, high: value_high }, currency) });
      case "import_vat":
        return t("why.vat", { percent });
      case "coupon":
      case "local_freight":
        return undefined;
    }
  };
}

type Hint = DoorPrice["hints"][number];
type DutyClassHint = Extract<Hint, { kind: "duty_class" }>;

function Hints({ price: { hints, currency } }: { readonly price: DoorPrice }) {
  const t = useTranslations("doorPrice");
  const span = useSpan();
  const say = (hint: Exclude<Hint, DutyClassHint>): string => {
    if (hint.kind === "tax_included") return t("hints.taxIncluded");
    return t(`hints.${hint.is}`, {
      value: span.money(hint, currency),
      free: formatAmount(hint.free_up_to, currency),
    });
  };
  if (hints.length === 0) return null;
  return (
    <Told title={t("hintTitle")}>
      {hints.map((hint) => (
        <li key={JSON.stringify(hint)}>
          {hint.kind === "duty_class" ? <DutyClassTold hint={hint} /> : say(hint)}
        </li>
      ))}
    </Told>
  );
}

function Doubts({ price: { doubts } }: { readonly price: DoorPrice }) {
  const t = useTranslations("doorPrice");
  if (doubts.length === 0) return null;
  return (
    <Told title={t("doubtTitle")}>
      {doubts.map(({ reason, lines }) => (
        <li key={reason}>
          {reason === "no_way_open"
            ? t("doubts.no_way_open")
            : t(`doubts.${reason}`, { count: lines.length })}
        </li>
      ))}
    </Told>
  );
}

const Told = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3 className="font-[650]">{title}</h3>
    <ul className="mt-1 stack gap-1 text-xs text-text-2 tabular-nums">{children}</ul>
  </section>
);

interface LineProps {
  readonly name: string;
  readonly value: string;
  readonly why?: string | undefined;
  readonly isStrong?: boolean;
}

const Line = ({ name, value, why, isStrong = false }: LineProps) => (
  <div
    className={`flex flex-wrap items-baseline justify-between gap-x-3 ${isStrong ? "border-t border-line pt-2.5 font-[650]" : ""}`}
  >
    <dt>{name}</dt>
    <dd className="ml-auto text-right tabular-nums">{value}</dd>
    {why && <dd className="w-full text-xs text-text-3 tabular-nums">{why}</dd>}
  </div>
);

/** A class that was assumed with its duty: who says so, and where that and its rate were read, each with its day. */
export function DutyClassTold({ hint }: { readonly hint: DutyClassHint }) {
  const t = useTranslations("doorPrice");
  const { duty_class, low_bp, high_bp, basis, class_read, rate_read } = hint;
  const kind = t(`classes.${duty_class}`);
  const [low, high] = [String(low_bp / 100), String(high_bp / 100)];
  return (
    <>
      {low === high
        ? t("hints.dutyClass", { kind, percent: low })
        : t("hints.dutyRange", { kind, low, high })}
      <span className="block text-text-3">{t.rich(`read.${basis}`, valuesOf(class_read))}</span>
      {rate_read && (
        <span className="block text-text-3">{t.rich("read.rate", valuesOf(rate_read))}</span>
      )}
    </>
  );
}

/** Where something was read leads there, if it stands anywhere online. */
const valuesOf = (read: DutyClassHint["class_read"]) => ({
  source: read?.source ?? "",
  day: read?.read_on ?? "",
  from: (name: ReactNode) =>
    read?.address ? (
      <a href={read.address} target="_blank" rel="noreferrer" className="underline">
        {name}
      </a>
    ) : (
      name
    ),
});
