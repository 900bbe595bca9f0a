import type { Device, DeviceName } from "@sampan/contract/people/sessions/devices";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { ComputerIcon, PhoneIcon, TabletIcon } from "@sampan/ui/icons-devices";
import { GlobeIcon } from "@sampan/ui/icons-places";
import { useTranslations } from "use-intl";
import { useDeviceWords } from "./device-words.ts";

const icons = {
  phone: PhoneIcon,
  tablet: TabletIcon,
  computer: ComputerIcon,
  other: GlobeIcon,
} as const satisfies Record<DeviceName["kind"], typeof PhoneIcon>;

interface DeviceCardProps {
  readonly device: Device;
  /** Absent on the device that is being looked at: it has a log-out of its own. */
  readonly onEnd?: () => void;
}

/** One device: what it is, from which network, since when, and the way to be rid of it. */
export function DeviceCard({ device, onEnd }: DeviceCardProps) {
  const t = useTranslations("devices");
  const name = useDeviceWords()(device.name);
  const Icon = icons[device.name.kind];
  return (
    <Card as="li" className="flex gap-3">
      <span className={device.is_logged_in ? "text-brand" : "text-text-3"}>
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[650]">
          <span className="break-words">{name}</span>
          {device.is_this && <Chip tone="brand">{t("this")}</Chip>}
          {!device.is_logged_in && <Chip>{t("loggedOut")}</Chip>}
        </p>
        <div className="mt-1 flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
          <DeviceFacts device={device} />
          {onEnd && (
            <Button
              variant="line"
              size="sm"
              className="ml-auto"
              aria-label={t(device.is_logged_in ? "endOf" : "forgetOf", { device: name })}
              onClick={onEnd}
            >
              {t(device.is_logged_in ? "end" : "forget")}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function DeviceFacts({ device }: { readonly device: Device }) {
  const t = useTranslations("devices");
  const facts = [
    ...(device.is_this ? [] : [[t("lastSeen"), formatMinute(device.last_seen)]]),
    [t("firstSeen"), formatMinute(device.first_seen)],
    ...(device.address === "" ? [] : [[t("network"), device.address]]),
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-xs text-text-3 tabular-nums">
      {facts.map(([fact, value]) => (
        <div key={fact} className="contents">
          <dt>{fact}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
