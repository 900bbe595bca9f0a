import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../../shell/configuration.ts";
import { uploadPicture } from "../../../uploads/upload-picture.ts";

const bytesOfMegabyte = 1_048_576;

export interface SendingPhoto {
  readonly send: (photo: File) => void;
  readonly giveUp: () => void;
  /** How far it is, while it is on its way. */
  readonly percent: number | undefined;
  /** Why it did not arrive, and whether the same photo may be sent again. */
  readonly problem: { readonly words: string; readonly again?: () => void } | undefined;
}

/** Sends the photo to search by, shrunk where it is large, and tells its address. [SRCH-10] [UPL-01] */
export function useSendPhoto(onSent: (address: string) => void): SendingPhoto {
  const t = useTranslations("uploads");
  const { limits } = useConfiguration();
  const [percent, setPercent] = useState(0);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const sending = useMutation({
    mutationFn: (photo: File) => {
      const { signal } = (controller.current = new AbortController());
      setPercent(0);
      return uploadPicture(photo, { kind: "search", limits, onProgress: setPercent, signal });
    },
    onSuccess: (sent) => {
      if (sent.ok) onSent(sent.value);
    },
  });
  const { data: sent, error, variables: photo } = sending;
  const refused = sent && !sent.ok ? sent.error : undefined;
  const size = String(limits.picture_max_bytes / bytesOfMegabyte);
  return {
    send: sending.mutate,
    giveUp: () => {
      controller.current?.abort();
      sending.reset();
    },
    percent: sending.isPending ? percent : undefined,
    problem: refused
      ? { words: refused.code === "too_large_here" ? t("tooLarge", { size }) : refused.message }
      : error && photo
        ? { words: t("failed.search"), again: () => sending.mutate(photo) }
        : undefined,
  };
}
