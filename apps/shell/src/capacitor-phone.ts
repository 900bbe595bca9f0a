import { App } from "@capacitor/app";
import { Browser } from "@capacitor/browser";
import { Camera, CameraResultType, CameraSource } from "@capacitor/camera";
import { Clipboard } from "@capacitor/clipboard";
import { Capacitor } from "@capacitor/core";
import { Preferences } from "@capacitor/preferences";
import { PushNotifications } from "@capacitor/push-notifications";
import { Share } from "@capacitor/share";
import { messages } from "@sampan/storefront/native/messages";
import type { Phone, Picture } from "./phone.ts";

/** The longer side of a picture that is handed to a page, in pixels. */
const side_max = 2_000;

/** A phone by the plugins of Capacitor. */
export const capacitorPhone = (): Phone => ({
  // Apple's phones ask with each reading; there the page's own paste button is the way.
  readsCopied: Capacitor.getPlatform() === "android",
  copied: async () => (await Clipboard.read()).value,
  clearCopied: () => Clipboard.write({ string: "" }),
  kept: async (key) => (await Preferences.get({ key })).value,
  keep: (key, value) => Preferences.set({ key, value }),
  forget: (key) => Preferences.remove({ key }),
  show: (url) => Browser.open({ url }),
  share: async (what) => {
    await Share.share(what);
  },
  takePicture,
  askForMessages,
  openedBy: async () => (await App.getLaunchUrl())?.url,
  follow: ({ linkOpened, messageOpened, cameToFront }) => {
    if (linkOpened) void App.addListener("appUrlOpen", ({ url }) => linkOpened(url));
    if (cameToFront) void App.addListener("resume", cameToFront);
    if (messageOpened)
      void PushNotifications.addListener("pushNotificationActionPerformed", ({ notification }) => {
        const { link } = (notification.data ?? {}) as { readonly link?: unknown };
        if (typeof link === "string") messageOpened(link);
      });
  },
});

async function takePicture(from: "photo" | "gallery"): Promise<Picture | undefined> {
  // What came after it answers with files, which a page of the shop cannot open.
  const taken = await Camera.getPhoto({
    source: from === "photo" ? CameraSource.Camera : CameraSource.Photos,
    resultType: CameraResultType.Base64,
    quality: 85,
    width: side_max,
    height: side_max,
  }).catch(() => undefined);
  if (!taken) return undefined;
  const type = `image/${taken.format === "jpg" ? "jpeg" : taken.format}`;
  const picture = { name: `${from}.${taken.format}`, type, base64: taken.base64String };
  const read = messages.photo.answer.safeParse({ picture });
  return read.success ? read.data.picture : undefined;
}

async function askForMessages(): Promise<string | undefined> {
  const { receive } = await PushNotifications.requestPermissions();
  if (receive !== "granted") return undefined;
  const reached = new Promise<string | undefined>((resolve) => {
    void PushNotifications.addListener("registration", ({ value }) => resolve(value));
    void PushNotifications.addListener("registrationError", () => resolve(undefined));
  });
  await PushNotifications.register();
  return reached;
}
