import { callApi } from "@sampan/client/call-api";
import { query, Refused } from "@sampan/client/query";
import { followDesk } from "@sampan/contract/kernel/live";
import {
  endCamera,
  openCamera,
  watchCamera,
} from "@sampan/contract/logistics/cameras/staff-cameras";
import { useMutation, useQuery } from "@tanstack/react-query";
import { App } from "antd";
import { useEffect, useEffectEvent, useRef } from "react";
import { useWordsOfTrouble } from "../../kit/words-of-trouble.ts";

const name = "phone-camera";

/** A desk takes photos with a phone or without; its browser remembers which. */
export const hasPhoneCamera = (): boolean => localStorage.getItem(name) === "on";
export const keepPhoneCamera = (isOn: boolean): void =>
  localStorage.setItem(name, isOn ? "on" : "off");

/**
 * A camera for the parcel on the desk, opened with it and ended when the desk moves on. Each photo that its phone takes
 * is handed over once.
 */
export function usePhoneCamera(number: string, onPhoto: (url: string) => void) {
  const { message } = App.useApp();
  const wordsOf = useWordsOfTrouble();
  const open = useMutation({
    mutationFn: async () => {
      const camera = await callApi(openCamera, { number }, { asksLogin: true });
      if (!camera.ok) throw new Refused(camera.error);
      return camera.value.data;
    },
    onError: (trouble) => void message.error(wordsOf(trouble)),
  });
  const key = open.data?.key;
  const watched = useQuery({
    ...query(watchCamera, { key: key ?? "" }, { asksLogin: true }),
    enabled: key !== undefined,
    // The stream says when; this is for a way on which streams do not come through, and for the end of its time.
    refetchInterval: ({ state }) => (state.data?.data.state === "ended" ? false : seldom_ms),
    gcTime: 0,
  });
  const camera = watched.data?.data;
  useDeskStream(key !== undefined && camera?.state !== "ended", watched.refetch);
  useHandOver(camera?.photos ?? none, onPhoto);

  const start = useEffectEvent(() => open.mutate());
  useEffect(() => start(), []);
  useEffect(
    () => () => {
      // Whether it is heard or not, ten minutes end it.
      if (key !== undefined) void callApi(endCamera, { key }).catch(() => undefined);
    },
    [key],
  );
  return {
    url: open.data?.url,
    state: camera?.state ?? "waiting",
    expires_at: open.data?.expires_at,
    isOpening: open.isPending,
    again: () => open.mutate(),
  };
}

const seldom_ms = 15_000;

/** Reads anew whenever something that this desk waits for has moved. */
function useDeskStream(isWaiting: boolean, readAnew: () => unknown): void {
  const tell = useEffectEvent(() => void readAnew());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const stream = new EventSource(followDesk.path);
    stream.addEventListener("open", () => tell());
    stream.addEventListener(followDesk.events[0], () => tell());
    stream.addEventListener(followDesk.events[1], () => stream.close());
    return () => stream.close();
  }, [isWaiting]);
}

const none: readonly string[] = [];

function useHandOver(photos: readonly string[], onPhoto: (url: string) => void): void {
  const handed = useRef(new Set<string>());
  const handOver = useEffectEvent((photo: string) => {
    if (handed.current.has(photo)) return;
    handed.current.add(photo);
    onPhoto(photo);
  });
  useEffect(() => photos.forEach((photo) => handOver(photo)), [photos]);
}
