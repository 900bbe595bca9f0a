import type { Pickup } from "@sampan/contract/logistics/parcels/freight-fields";
import { pickupMark } from "@sampan/domain/logistics/pickups/pickup-code";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useRenewCode } from "./use-renew-code.ts";

const PickupQr = lazy(async () => ({ default: (await import("./pickup-qr.tsx")).PickupQr }));

interface PickupCardProps {
  readonly tid: string;
  /** What is handed over: a part is handed over with the parcel that it is in. */
  readonly handed: string;
  readonly pickup: Pickup;
  /** What shows the parcel is read anew. */
  readonly onChanged: () => Promise<void>;
}

/** How a parcel that waits at the pick-up point is got: its code as digits and as a picture, for its owner alone. [ORD-59] */
export function PickupCard({ tid, handed, pickup, onChanged }: PickupCardProps) {
  const t = useTranslations("parcels.pickup");
  const renewal = useRenewCode(tid, onChanged);
  const { state, code, expires_at } = pickup;
  return (
    <Card as="section" aria-label={t("title")}>
      <h2 className="font-[650]">{t("title")}</h2>
      {state === "good" ? (
        <>
          <div className="mx-auto my-3 size-44">
            <Suspense>
              <PickupQr text={pickupMark({ tid: handed, code })} label={t("picture")} />
            </Suspense>
          </div>
          <p className="text-center text-xl font-[650] tracking-widest tabular-nums">{code}</p>
          <p className="mt-1 text-xs text-text-2">
            {t("hint", { time: formatMinute(expires_at) })}
          </p>
        </>
      ) : (
        <p className="mt-1 text-text-2">{t(state)}</p>
      )}
      <Button
        variant={state === "good" ? "line" : "action"}
        size="sm"
        className="mt-3"
        busy={renewal.isBusy}
        onClick={renewal.renew}
      >
        {t("renew")}
      </Button>
    </Card>
  );
}
