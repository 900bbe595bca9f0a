import type { AnswerOf } from "@sampan/storefront/native/messages";

export type Picture = AnswerOf<"photo">["picture"];

/** What the app takes of the phone it runs on. */
export interface Phone {
  /** Whether what was copied may be read without the phone asking its owner each time. */
  readonly readsCopied: boolean;
  readonly copied: () => Promise<string>;
  readonly clearCopied: () => Promise<void>;
  /** Kept until the app is taken off the phone; null for nothing. */
  readonly kept: (key: string) => Promise<string | null>;
  readonly keep: (key: string, value: string) => Promise<void>;
  readonly forget: (key: string) => Promise<void>;
  /** Shows a foreign page, in a window that the app does not reach. */
  readonly show: (url: string) => Promise<void>;
  readonly share: (what: { readonly title: string; readonly url: string }) => Promise<void>;
  /** Undefined where its owner gave it up, or allowed no camera. */
  readonly takePicture: (from: "photo" | "gallery") => Promise<Picture | undefined>;
  /** Asks once whether messages may come. Answers by what they reach this phone; undefined where they may not. */
  readonly askForMessages: () => Promise<string | undefined>;
  /** The address that opened the app. */
  readonly openedBy: () => Promise<string | undefined>;
  readonly follow: (followers: Partial<PhoneFollowers>) => void;
}

export interface PhoneFollowers {
  /** A link that leads into the app was tapped, or something was shared with it. */
  readonly linkOpened: (url: string) => void;
  /** A message was tapped: the page it speaks of. */
  readonly messageOpened: (link: string) => void;
  readonly cameToFront: () => void;
}

/** Where the app's script is put in. */
export interface Surroundings {
  /** The origin whose pages are the shop's. */
  readonly shop: string;
  readonly phone: Phone;
}
