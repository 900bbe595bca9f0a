import { randomBytes } from "node:crypto";
import { createFlash } from "@sampan/connectors/tracking/flash/create-flash";
import { createHct } from "@sampan/connectors/tracking/hct/create-hct";
import { createKuaidi100 } from "@sampan/connectors/tracking/kuaidi100/create-kuaidi100";
import { createSeventeenTrack } from "@sampan/connectors/tracking/seventeen-track/create-seventeen-track";
import { createThailandPost } from "@sampan/connectors/tracking/thailand-post/create-thailand-post";
import type { TrackingProvider } from "@sampan/connectors/tracking/tracking-provider";
import { kuaidi100Push } from "@sampan/contract/logistics/tracking/tracking";
import { WrongSetting } from "./kernel/config.ts";
import type { Needs } from "./kernel/needs.ts";
import { setting, type Way } from "./way.ts";

/** Opens the way to each tracker that has credentials. */
export function connectTrackers(way: Way): Needs["trackers"] {
  const connected = [
    connectKuaidi100(way),
    connectSeventeenTrack(way),
    connectThailandPost(way),
    connectFlash(way),
    connectHct(way),
  ];
  return new Map(
    connected.flatMap((provider) => (provider ? [[provider.tracker, provider] as const] : [])),
  );
}

function connectKuaidi100({ config, outbound }: Way): TrackingProvider | undefined {
  const { kuaidi100 } = config.services;
  if (!kuaidi100) return undefined;
  return createKuaidi100(
    {
      baseUrl: setting(kuaidi100, "BASE_URL"),
      customer: setting(kuaidi100, "CUSTOMER"),
      key: setting(kuaidi100, "KEY"),
      callbackUrl: `${config.publicUrl}${kuaidi100Push.path}`,
      phone: kuaidi100["PHONE"] ?? "",
    },
    outbound,
  );
}

function connectSeventeenTrack({ config, outbound }: Way): TrackingProvider | undefined {
  const { seventeenTrack } = config.services;
  if (!seventeenTrack) return undefined;
  const keys = {
    baseUrl: setting(seventeenTrack, "BASE_URL"),
    key: setting(seventeenTrack, "KEY"),
  };
  return createSeventeenTrack(keys, outbound);
}

function connectThailandPost({ config, outbound, now }: Way): TrackingProvider | undefined {
  const { thailandPost } = config.services;
  if (!thailandPost) return undefined;
  return createThailandPost(
    {
      baseUrl: setting(thailandPost, "BASE_URL"),
      hookUrl: setting(thailandPost, "HOOK_URL"),
      key: setting(thailandPost, "KEY"),
      hookKey: setting(thailandPost, "HOOK_KEY"),
      now,
    },
    outbound,
  );
}

function connectFlash({ config, outbound }: Way): TrackingProvider | undefined {
  const { flash } = config.services;
  if (!flash) return undefined;
  return createFlash(
    {
      baseUrl: setting(flash, "BASE_URL"),
      mchId: setting(flash, "MERCHANT_ID"),
      key: setting(flash, "KEY"),
      nonce: () => randomBytes(16).toString("hex"),
    },
    outbound,
  );
}

function connectHct({ config, outbound, now }: Way): TrackingProvider | undefined {
  const { hct } = config.services;
  if (!hct) return undefined;
  return createHct(
    {
      baseUrl: setting(hct, "BASE_URL"),
      iv: setting(hct, "IV"),
      v: setting(hct, "V"),
      keyDays: daysOf(setting(hct, "KEY_DAYS")),
      now,
    },
    outbound,
  );
}

function daysOf(text: string): number {
  if (!/^-?\d{1,3}$/.test(text))
    throw new WrongSetting(`HCT_KEY_DAYS must be a whole number of days, not "${text}".`);
  return Number(text);
}
