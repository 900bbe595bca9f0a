import type { uploadErrors as source } from "../../zh/kernel/upload-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const uploadErrors = {
  picture_needed: "Please choose a picture",
  picture_too_large: "The picture is too large. Please use one of at most 6 MB",
  picture_too_many_pixels:
    "The picture has too many pixels. Please make it smaller or save it as JPEG",
  picture_unreadable: "This picture cannot be read. Please use another",
  file_unknown: "There is no such file",
} as const satisfies SameKeys<typeof source>;
