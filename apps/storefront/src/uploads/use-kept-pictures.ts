import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { tabDraft } from "../shell/tab-draft.ts";
import type { PictureKind } from "./upload-picture.ts";
import { type Pictures, usePictures } from "./use-pictures.ts";

export interface KeptPictures extends Pictures {
  /** Once they were sent with their form. */
  readonly forget: () => void;
}

/**
 * Pictures of a form that keeps what was typed: what the server has of them stays under `key` as long as the tab, so that
 * a reload or a log-in in between loses none. [UPL-01]
 */
export function useKeptPictures(kind: PictureKind, key: string): KeptPictures {
  const kept = tabDraft(key, z.array(z.string()), []);
  const [before] = useState(kept.read);
  const pictures = usePictures(kind, before);
  const stored = JSON.stringify(pictures.urls);
  useEffect(() => sessionStorage.setItem(key, stored), [key, stored]);
  return { ...pictures, forget: kept.forget };
}
