import { ok, refuse, type Result } from "../../kernel/result.ts";

/** Pictures of a box: what lay in it before it was closed, and the closed box. */
export interface PackingPhotos {
  readonly contents: readonly string[];
  readonly closed: readonly string[];
}

export type PhotosMissing =
  | { readonly code: "contents_photos_needed"; readonly values: { readonly n: number } }
  | { readonly code: "box_photos_needed"; readonly values: { readonly n: number } };

/**
 * Whether a box was photographed as it has to be, before it was closed and after: so many different pictures of each, none
 * where nothing is demanded. What a closed box holds can be photographed no more, so its contents are asked for first.
 */
export function checkPackingPhotos(
  { contents, closed }: PackingPhotos,
  demanded: number,
): Result<null, PhotosMissing> {
  const values = { n: demanded };
  const inside = new Set(contents);
  if (inside.size < demanded) return refuse({ code: "contents_photos_needed", values });
  const outside = new Set(closed.filter((photo) => !inside.has(photo)));
  return outside.size < demanded ? refuse({ code: "box_photos_needed", values }) : ok(null);
}
