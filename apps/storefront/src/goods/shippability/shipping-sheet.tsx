import { Chip, type Tone } from "@sampan/ui/chip";
import { formatDay } from "@sampan/ui/format/dates";
import { PlaneIcon, ShipIcon, TruckIcon } from "@sampan/ui/icons-goods";
import { Sheet } from "@sampan/ui/sheet";
import type {
  ShippingOutcome,
  ShippingVerdict,
} from "@sampan/contract/goods/shippability/shippability";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { waysOf, type GoodsOnTheWay, type Way } from "./ways-of.ts";

const drawings = { air: PlaneIcon, fast_sea: ShipIcon, sea: ShipIcon, land: TruckIcon } as const;

const tones = {
  sent: "ok",
  special_line: "warn",
  inspection: "warn",
  not_carried: "danger",
  refused: "danger",
} as const satisfies Record<ShippingOutcome, Tone>;

interface ShippingSheetProps {
  readonly goods: GoodsOnTheWay;
  readonly onClose: () => void;
  /** False while it slides away; a sheet that is only there while it is open needs no word. */
  readonly open?: boolean;
}

/** Why each transport takes goods or not, by which mark, and when somebody last checked that. */
export function ShippingSheet({ goods, onClose, open = true }: ShippingSheetProps) {
  const t = useTranslations("shippability");
  const words = useTranslations("common");
  const mine = useTranslations("mine.entries");
  const { transports } = useConfiguration().options;
  return (
    <Sheet open={open} onClose={onClose} title={t("title")} closeLabel={words("close")}>
      <ul className="stack gap-5 pt-1">
        {waysOf(transports, goods).map((way) => (
          <WayVerdict key={way.id} way={way} />
        ))}
      </ul>
      <p className="mt-5 text-xs text-text-3">{t("note")}</p>
      <Link {...pathTo.freight} className="tap mt-3 inline-block font-semibold text-brand">
        {mine("freight")}
      </Link>
    </Sheet>
  );
}

function WayVerdict({ way }: { readonly way: Way }) {
  const t = useTranslations("shippability");
  const { kind, outcome, verdict, days_min: min, days_max: max } = way;
  const Drawing = drawings[kind];
  const limit = verdict?.limit;
  const told = verdict?.reason || (outcome === "not_carried" ? t("noTariff") : undefined);
  return (
    <li className="flex gap-3">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-brand-soft text-on-brand-soft">
        <Drawing size="sm" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[650]">
          {t(`kinds.${kind}`)}
          <Chip tone={tones[outcome]}>
            {t(`state.${outcome === "sent" && limit ? "limited" : outcome}`)}
          </Chip>
        </h3>
        <p className="text-xs text-text-3 tabular-nums">{t("days", { min, max })}</p>
        {told && <p className="mt-1 text-text-2">{told}</p>}
        {verdict?.mark && <p className="mt-1 text-text-2">{t("mark", { mark: verdict.mark })}</p>}
        {limit && (
          <p className="mt-1 text-text-2">
            {t("more", { count: limit.max_pieces, reason: limit.reason })}
          </p>
        )}
        {!told && !limit && <p className="mt-1 text-text-2">{t("plain")}</p>}
        <CheckedOn verdict={verdict} />
      </div>
    </li>
  );
}

function CheckedOn({ verdict }: { readonly verdict: ShippingVerdict | undefined }) {
  const t = useTranslations("shippability");
  const day = verdict?.checked_on || verdict?.limit?.checked_on;
  return day ? (
    <p className="mt-1 text-xs text-text-3 tabular-nums">{t("checked", { day: formatDay(day) })}</p>
  ) : null;
}
