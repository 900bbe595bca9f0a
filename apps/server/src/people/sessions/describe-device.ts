import type { DeviceName } from "@sampan/contract/people/sessions/devices";
import bowser from "bowser";

const kinds: Readonly<Record<string, DeviceName["kind"]>> = {
  mobile: "phone",
  tablet: "tablet",
  desktop: "computer",
};

/**
 * What a browser calls itself, in words its owner recognises. Anything may be written there, so it names a
 * device and proves nothing; what nobody knows is empty.
 */
export function describeDevice(userAgent: string): DeviceName {
  if (userAgent === "") return { kind: "other", browser: "", system: "" };
  const { browser, os, platform } = bowser.parse(userAgent);
  return {
    kind: kinds[platform.type ?? ""] ?? "other",
    browser: browser.name ?? "",
    system: os.name ?? "",
  };
}

/** `Chrome · Android`, the same in every language; `?` when a device says nothing of itself. */
export const deviceInWords = ({ browser, system }: DeviceName): string =>
  [browser, system].filter((part) => part !== "").join(" · ") || "?";
