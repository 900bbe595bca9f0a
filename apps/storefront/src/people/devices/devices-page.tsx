import type { Device } from "@sampan/contract/people/sessions/devices";
import { Button } from "@sampan/ui/button";
import { SectionHead } from "@sampan/ui/card";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { DeviceCard } from "./device-card.tsx";
import { devicesQuery } from "./devices-query.ts";
import { useEndDevices } from "./use-end-devices.ts";

const EndDevicesDialog = lazy(async () => ({
  default: (await import("./end-devices-dialog.tsx")).EndDevicesDialog,
}));

/** Where the account is logged in and was, and the way to end that: one device, or all but this. */
export function DevicesPage() {
  const t = useTranslations("devices");
  const { data } = useSuspenseQuery(devicesQuery);
  const [asked, setAsked] = useState<Device | "others" | undefined>();
  const ending = useEndDevices();
  const others = data.datalist.filter(({ is_this }) => !is_this);
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <ReadAnew of={devicesQuery} className="stack gap-6 px-(--gutter) pt-1 pb-6">
        <p className="text-text-2">{t("body")}</p>
        <ul className="stack" aria-label={t("this")}>
          {data.datalist
            .filter(({ is_this }) => is_this)
            .map((device) => (
              <DeviceCard key={device.id} device={device} />
            ))}
        </ul>
        {others.length === 0 ? (
          <p className="text-center text-text-3">{t("none")}</p>
        ) : (
          <OtherDevices devices={others} onAsk={setAsked} />
        )}
      </ReadAnew>
      {asked && (
        <Suspense>
          <EndDevicesDialog
            asked={asked}
            busy={ending.isPending}
            onClose={() => setAsked(undefined)}
            onConfirm={() => ending.mutate(asked, { onSettled: () => setAsked(undefined) })}
          />
        </Suspense>
      )}
    </main>
  );
}

interface OtherDevicesProps {
  readonly devices: readonly Device[];
  readonly onAsk: (asked: Device | "others") => void;
}

function OtherDevices({ devices, onAsk }: OtherDevicesProps) {
  const t = useTranslations("devices");
  return (
    <section aria-labelledby="other-devices">
      <SectionHead id="other-devices" title={t("others", { count: devices.length })} />
      <ul className="stack">
        {devices.map((device) => (
          <DeviceCard key={device.id} device={device} onEnd={() => onAsk(device)} />
        ))}
      </ul>
      <Button variant="danger" wide className="mt-4" onClick={() => onAsk("others")}>
        {t("endOthers")}
      </Button>
    </section>
  );
}
