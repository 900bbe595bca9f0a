import { callApi, newKey } from "@sampan/client/call-api";
import { takeCameraPhoto } from "@sampan/contract/logistics/cameras/cameras";
import { useReducer, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { sendWatched } from "../../uploads/send-watched.ts";
import { shrinkPicture } from "../../uploads/shrink-picture.ts";

type ShotState =
  | { readonly is: "sending"; readonly percent: number }
  | { readonly is: "sent" }
  | { readonly is: "failed"; readonly problem: string };

export interface Shot {
  /** The server knows a shot by it that is sent twice. */
  readonly key: string;
  readonly photo: File;
  readonly preview: string;
  readonly state: ShotState;
}

type Change = { readonly added: Shot } | { readonly moved: string; readonly to: ShotState };

const changed = (shots: readonly Shot[], change: Change): readonly Shot[] =>
  "added" in change
    ? [...shots, change.added]
    : shots.map((shot) => (shot.key === change.moved ? { ...shot, state: change.to } : shot));

/** The server keeps 1600 pixels of an edge; what is smaller than this is sent as it is. */
const enough_bytes = 1_500_000;
const size = { picture_max_width: 1600, picture_max_height: 1600, picture_quality_percent: 85 };
const asSent = { ...size, picture_shrink_from_bytes: enough_bytes, picture_max_bytes: Infinity };

/**
 * Photos on their way to the desk, one after the other; each can be sent again, and is there once however often it was.
 * `ended` are the words with which the desk's camera is over.
 */
export function useShots(takenBefore: number) {
  const t = useTranslations("camera");
  const [shots, change] = useReducer(changed, []);
  const [taken, setTaken] = useState(takenBefore);
  const [ended, setEnded] = useState<string>();
  const queue = useRef(Promise.resolve());

  const send = async ({ key, photo }: Pick<Shot, "key" | "photo">): Promise<void> => {
    const move = (to: ShotState): void => change({ moved: key, to });
    move({ is: "sending", percent: 0 });
    const content = photo.size < enough_bytes ? photo : await shrinkPicture(photo, asSent);
    const file = new File([content], "parcel.jpg", { type: content.type });
    const watched = sendWatched((percent) => move({ is: "sending", percent }));
    // Whatever happened on the way: it is not known to be there, and sending it again does no harm.
    const answer = await callApi(takeCameraPhoto, { file, shot: key }, { send: watched }).catch(
      () => undefined,
    );
    if (answer?.ok) {
      setTaken(answer.value.data.taken);
      return move({ is: "sent" });
    }
    if (answer?.error.code === "camera_ended") setEnded(answer.error.message);
    return move({ is: "failed", problem: answer?.error.message ?? t("failed") });
  };
  const enqueue = (shot: Pick<Shot, "key" | "photo">): void => {
    queue.current = queue.current.then(() => send(shot));
  };
  return {
    shots,
    taken,
    ended,
    take: (photos: readonly File[]): void =>
      photos.forEach((photo) => {
        const key = newKey();
        const state = { is: "sending", percent: 0 } as const;
        change({ added: { key, photo, preview: URL.createObjectURL(photo), state } });
        enqueue({ key, photo });
      }),
    retry: enqueue,
  };
}
