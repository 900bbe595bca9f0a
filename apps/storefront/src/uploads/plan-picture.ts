import type { ClientLimits } from "@sampan/contract/office/configuration/configuration";

export type PictureLimits = Pick<
  ClientLimits,
  | "picture_shrink_from_bytes"
  | "picture_max_bytes"
  | "picture_max_width"
  | "picture_max_height"
  | "picture_quality_percent"
>;

/** What becomes of a photo of this size: sent as it is, shrunk first, or refused. [UPL-01] [UPL-02] [UPL-03] */
export function treatmentOf(bytes: number, limits: PictureLimits): "send" | "shrink" | "refuse" {
  if (bytes > limits.picture_max_bytes) return "refuse";
  return bytes < limits.picture_shrink_from_bytes ? "send" : "shrink";
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest size of the same shape that fits, in whole pixels; nothing is made larger. [UPL-06] [CONST-20] */
export function fitWithin({ width, height }: Size, limits: PictureLimits): Size {
  const scale = Math.min(1, limits.picture_max_width / width, limits.picture_max_height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
