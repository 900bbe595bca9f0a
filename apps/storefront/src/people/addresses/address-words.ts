import type { Region } from "@sampan/domain/regions";

interface Place {
  readonly region: Region;
  readonly area: readonly string[];
  readonly detail: string;
  readonly postal_code: string;
}

/** An address on one line as its region writes it: from the postal code inwards in Taiwan, outwards in Thailand. */
export const addressWords = ({ region, area, detail, postal_code }: Place): string =>
  region === "TW"
    ? `${postal_code} ${area.join("")}${detail}`
    : `${detail} ${area.toReversed().join(" ")} ${postal_code}`;

/** `0912 345 678`: digits in groups that people can compare. */
export const phoneWords = (phone: string): string =>
  phone.replace(/^(\d{3,4})(\d{3})(\d{3})$/, "$1 $2 $3");
