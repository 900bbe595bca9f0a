import { getDistricts, getProvinces, getSubDistricts } from "thai-address-universal";
import type { Area } from "./area.ts";

type Entry = Awaited<ReturnType<typeof getProvinces>>[number];

/**
 * Provinces, the districts of one, or the subdistricts of one of those with their postal codes. Districts of
 * different provinces share names, so each level is looked up by the code of the one above.
 */
export async function areasOfThailand(parents: readonly string[]): Promise<readonly Area[]> {
  let entries: readonly Entry[] = await getProvinces();
  for (const [level, parent] of parents.entries()) {
    const found = entries.find(({ nameTh }) => nameTh === parent);
    if (!found) return [];
    entries = level === 0 ? await getDistricts(found.code) : await getSubDistricts(found.code);
  }
  return entries.map(areaOf);
}

const areaOf = ({ nameTh, nameEn, postalCode }: Entry): Area => ({
  name: nameTh,
  name_en: nameEn,
  ...(postalCode ? { postal_code: postalCode } : {}),
});
