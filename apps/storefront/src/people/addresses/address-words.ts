import type { Region } from "@sampan/domain/kernel/regions";
import type { RegionForms } from "@sampan/domain/people/regions/region";
import { formsOf } from "@sampan/domain/people/regions/regions";

interface Place {
  readonly region: Region;
  readonly area: readonly string[];
  readonly detail: string;
  readonly postal_code: string;
}

const lineOf = {
  widest_first: ({ area, detail, postal_code }) => `${postal_code} ${area.join("")}${detail}`,
  narrowest_first: ({ area, detail, postal_code }) =>
    `${detail} ${area.toReversed().join(" ")} ${postal_code}`,
} as const satisfies Record<RegionForms["writes"], (place: Omit<Place, "region">) => string>;

/** An address on one line as its region writes it: from the postal code inwards in Taiwan, outwards in Thailand. */
export const addressWords = ({ region, area, detail, postal_code }: Place): string =>
  lineOf[formsOf[region].writes]({ area, detail, postal_code });

/** `0912 345 678`: digits in groups that people can compare. */
export const phoneWords = (phone: string): string =>
  phone.replace(/^(\d{3,4})(\d{3})(\d{3})$/, "$1 $2 $3");
