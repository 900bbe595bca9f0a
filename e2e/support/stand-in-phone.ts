import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buildShell } from "../../apps/shell/build-shell.ts";

export interface StandIn {
  readonly platform: "android" | "ios";
  /** What lies in the phone's clipboard. */
  readonly copied?: string;
  /** The address that opened the app. */
  readonly openedBy?: string;
  /** What the camera takes, as base64. */
  readonly photo?: string;
}

/** A call of one of Capacitor's plugins. */
export interface PluginCall {
  readonly plugin: string;
  readonly method: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The script of the apps for a shop at this address, as it is built for phones. */
export async function builtShell(shop: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "sampan-shell-"));
  await buildShell({ shop, outDir });
  const script = readFileSync(join(outDir, "shell.js"), "utf8");
  rmSync(outDir, { recursive: true });
  return script;
}

/** Puts a phone and the built script around every document of this page, frames as well, as web views do. */
export async function insidePhone(page: Page, script: string, phone: StandIn): Promise<void> {
  await page.addInitScript(standInPhone, phone);
  await page.addInitScript({ content: script });
}

/** What was asked of the phone by this document. */
export const phoneCalls = (page: Page, plugin: string, method: string): Promise<PluginCall[]> =>
  page.evaluate(
    ([of, called]) =>
      (window as unknown as { phone: { calls: PluginCall[] } }).phone.calls.filter(
        (call) => call.plugin === of && call.method === called,
      ),
    [plugin, method],
  );

/** Something happens to the phone: a link is tapped, a message is tapped, the app comes back. */
export const happens = (page: Page, event: string, data: object = {}): Promise<void> =>
  page.evaluate(
    ([name, told]) => {
      const { phone } = window as unknown as {
        phone: { happens: (name: string, data: unknown) => void };
      };
      phone.happens(name, told);
    },
    [event, data] as const,
  );

/** Runs in the page, before it: what Capacitor's native half puts there, as far as the plugins need it. */
function standInPhone({ platform, copied = "", openedBy, photo }: StandIn): void {
  const calls: PluginCall[] = [];
  const listeners: { readonly event: string; readonly hear: (data: unknown) => void }[] = [];
  const happening = (event: string, data: unknown): void =>
    listeners.forEach((one) => {
      if (one.event === event) one.hear(data);
    });
  // Kept by the app over its documents, where the page cannot be told it from what the page keeps.
  const drawer = "phone.";
  const held = (key: unknown): string => `${drawer}${String(key)}`;
  if (localStorage.getItem(held("clipboard")) === null)
    localStorage.setItem(held("clipboard"), copied);
  const does: Record<string, (options: Record<string, unknown>) => unknown> = {
    "Preferences.get": ({ key }) => ({ value: localStorage.getItem(held(key)) }),
    "Preferences.set": ({ key, value }) => localStorage.setItem(held(key), String(value)),
    "Preferences.remove": ({ key }) => localStorage.removeItem(held(key)),
    "Clipboard.read": () => ({ value: localStorage.getItem(held("clipboard")), type: "text" }),
    "Clipboard.write": ({ string }) => localStorage.setItem(held("clipboard"), String(string)),
    "App.getLaunchUrl": () => (openedBy === undefined ? undefined : { url: openedBy }),
    "Camera.getPhoto": () => {
      if (photo === undefined) throw new Error("User cancelled photos app");
      return { base64String: photo, format: "jpeg", saved: false };
    },
    "PushNotifications.requestPermissions": () => ({ receive: "granted" }),
    "PushNotifications.register": () => {
      setTimeout(happening, 0, "registration", { value: "reaches-this-phone" });
    },
  };
  const methods = {
    App: ["getLaunchUrl"],
    Browser: ["open"],
    Camera: ["getPhoto"],
    Clipboard: ["read", "write"],
    Preferences: ["get", "set", "remove"],
    PushNotifications: ["requestPermissions", "register"],
    Share: ["share"],
  };
  const headers = Object.entries(methods).map(([name, promised]) => ({
    name,
    methods: [
      ...promised.map((method) => ({ name: method, rtype: "promise" })),
      { name: "addListener", rtype: "callback" },
      { name: "removeListener" },
    ],
  }));
  const Capacitor = {
    PluginHeaders: headers,
    nativePromise: async (
      plugin: string,
      method: string,
      options: Record<string, unknown> = {},
    ): Promise<unknown> => {
      calls.push({ plugin, method, options });
      return does[`${plugin}.${method}`]?.(options);
    },
    nativeCallback: (
      _plugin: string,
      method: string,
      { eventName }: { readonly eventName: string },
      hear: (data: unknown) => void,
    ): Promise<string> => {
      if (method === "addListener") listeners.push({ event: eventName, hear });
      return Promise.resolve(String(listeners.length));
    },
  };
  Object.assign(window, { Capacitor, phone: { calls, happens: happening } });
  if (platform === "android") Object.assign(window, { androidBridge: {} });
  else Object.assign(window, { webkit: { messageHandlers: { bridge: {} } } });
}
