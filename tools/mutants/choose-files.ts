import { areaOf, type Area } from "./areas.ts";

/** Of one area, the files that are to be changed. */
export interface Chosen {
  readonly area: Area;
  readonly files: readonly string[];
}

/**
 * Whose files are tried: those of the areas that are asked for by name, or that have a file below an asked address, and then
 * only these; all where nothing is asked for. Areas of which no file is chosen are left out.
 */
export function chooseFiles(
  asked: readonly string[],
  files: readonly string[],
  areas: readonly Area[],
): readonly Chosen[] {
  const isAsked = (file: string, { name }: Area) =>
    asked.length === 0 || asked.some((word) => word === name || isBelow(file, word));
  return areas
    .map((area) => ({
      area,
      files: files.filter((file) => areaOf(file, areas) === area && isAsked(file, area)),
    }))
    .filter((chosen) => chosen.files.length > 0);
}

const isBelow = (file: string, address: string): boolean =>
  file === address || file.startsWith(address.endsWith("/") ? address : `${address}/`);
