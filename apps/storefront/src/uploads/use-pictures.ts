import { useEffect, useReducer, useRef } from "react";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../shell/configuration.ts";
import { UploadFailed, type UploadFailure } from "./upload-failed.ts";
import { uploadPicture, type PictureKind } from "./upload-picture.ts";

export type PictureState =
  | { readonly is: "sending"; readonly percent: number }
  | { readonly is: "sent"; readonly url: string }
  | {
      readonly is: "failed";
      readonly problem: string;
      /** How the sending failed; a photo that was refused as it is has none, and is not sent again. */
      readonly failure?: UploadFailure;
    };

/** A photo a person chose, and how far it has come. */
export interface Picture {
  readonly key: number;
  /** Absent where the server had it before the form was opened. */
  readonly photo?: File;
  /** Address of what is on this device, to be shown at once. */
  readonly preview: string;
  readonly state: PictureState;
}

export interface Pictures {
  readonly list: readonly Picture[];
  /** Addresses under which the server keeps those that are there. */
  readonly urls: readonly string[];
  readonly isSending: boolean;
  readonly add: (photos: readonly File[]) => void;
  readonly retry: (picture: Picture) => void;
  readonly remove: (picture: Picture) => void;
}

type Change =
  | { readonly added: Picture }
  | { readonly removed: number }
  | { readonly moved: number; readonly to: PictureState };

function changed(list: readonly Picture[], change: Change): readonly Picture[] {
  if ("added" in change) return [...list, change.added];
  if ("removed" in change) return list.filter(({ key }) => key !== change.removed);
  return list.map((one) => (one.key === change.moved ? { ...one, state: change.to } : one));
}

let newestKey = 0;

const asSent = (urls: readonly string[]): readonly Picture[] =>
  urls.map((url) => ({ key: ++newestKey, preview: url, state: { is: "sent", url } }));

/**
 * Pictures of one form: each is sent as soon as it was chosen, tells how far it is, and can be sent again
 * or taken back. Those `sent` before, at their addresses, stand first. [UPL-01] [ERR-17] [ERR-18] [ERR-48]
 */
export function usePictures(kind: PictureKind, sent: readonly string[] = []): Pictures {
  const [list, change] = useReducer(changed, sent, asSent);
  const sendOne = useSendPicture(kind);
  const onTheWay = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const open = onTheWay.current;
    return () => open.forEach((controller) => controller.abort());
  }, []);

  const send = async (key: number, photo: File): Promise<void> => {
    const controller = new AbortController();
    onTheWay.current.set(key, controller);
    const move = (to: PictureState): void => change({ moved: key, to });
    move(await sendOne(photo, { move, signal: controller.signal }));
    onTheWay.current.delete(key);
  };
  return {
    list,
    urls: list.flatMap(({ state }) => (state.is === "sent" ? [state.url] : [])),
    isSending: list.some(({ state }) => state.is === "sending"),
    add: (photos) =>
      photos.forEach((photo) => {
        const key = ++newestKey;
        const state = { is: "sending", percent: 0 } as const;
        change({ added: { key, photo, preview: URL.createObjectURL(photo), state } });
        void send(key, photo);
      }),
    retry: ({ key, photo }) => photo && void send(key, photo),
    remove: ({ key, preview }) => {
      onTheWay.current.get(key)?.abort();
      URL.revokeObjectURL(preview);
      change({ removed: key });
    },
  };
}

interface Sending {
  readonly move: (to: PictureState) => void;
  readonly signal: AbortSignal;
}

const bytesOfMegabyte = 1_048_576;

/** Sends one photo and says where it ended, in words where it failed. */
function useSendPicture(kind: PictureKind) {
  const t = useTranslations("uploads");
  const { limits } = useConfiguration();
  const size = String(limits.picture_max_bytes / bytesOfMegabyte);
  return async (photo: File, { move, signal }: Sending): Promise<PictureState> => {
    const onProgress = (percent: number): void => move({ is: "sending", percent });
    onProgress(0);
    try {
      const answer = await uploadPicture(photo, { kind, limits, onProgress, signal });
      if (answer.ok) return { is: "sent", url: answer.value };
      const isOurs = answer.error.code === "too_large_here";
      const problem = isOurs ? t("tooLarge", { size }) : answer.error.message;
      return { is: "failed", problem };
    } catch (thrown) {
      // It is not there either way, and sending it again may help.
      if (thrown instanceof UploadFailed)
        return { is: "failed", problem: t(`failed.${kind}`), failure: thrown.type };
      throw thrown;
    }
  };
}
