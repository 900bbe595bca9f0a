import type { RequestOf } from "@sampan/contract/kernel/call";
import { calculateFreight } from "@sampan/contract/logistics/freight/freight";
import { query } from "@sampan/client/query";
import { tariffClasses, type TariffClass } from "@sampan/domain/goods/shippability/goods-class";
import {
  type AskedParcel,
  type ParcelProblem,
  readAskedParcel,
} from "@sampan/domain/logistics/freight/asked-parcel";

/** What the address carries: what was asked for last, so that it can be shared and gone back to. */
export interface FreightSearch {
  readonly weight?: string | number | boolean | undefined;
  readonly length?: string | number | boolean | undefined;
  readonly width?: string | number | boolean | undefined;
  readonly height?: string | number | boolean | undefined;
  readonly transport?: number | undefined;
  readonly goods?: string | undefined;
}

/** What is typed, before anybody looks at it. */
export interface FreightDraft {
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly transport: number | undefined;
  readonly goods: TariffClass;
}

export const draftOf = (search: FreightSearch): FreightDraft => ({
  weight: `${search.weight ?? ""}`,
  length: `${search.length ?? ""}`,
  width: `${search.width ?? ""}`,
  height: `${search.height ?? ""}`,
  transport: search.transport,
  goods: tariffClasses.find((one) => one === search.goods) ?? "ordinary",
});

/** Full-width digits are digits; what is no number is asked for anew. */
function readNumber(typed: string): number | undefined {
  const plain = typed.normalize("NFKC").trim();
  return /^(\d{1,9}(\.\d{0,9})?|\.\d{1,9})$/.test(plain) ? Number(plain) : undefined;
}

type Asked = RequestOf<typeof calculateFreight>;

/** What to ask for, or everything that is wrong with it. [FRT-01] [FRT-02] [FRT-03] [FRT-04] [FRT-05] */
export function readDraft(draft: FreightDraft): {
  readonly asked: Asked | undefined;
  readonly problems: readonly ParcelProblem[];
} {
  const parcel: AskedParcel = {
    weight: readNumber(draft.weight),
    length: readNumber(draft.length),
    width: readNumber(draft.width),
    height: readNumber(draft.height),
    transport: draft.transport,
  };
  const read = readAskedParcel(parcel);
  return read.ok
    ? { asked: { ...parcel, tariff_class: draft.goods }, problems: [] }
    : { asked: undefined, problems: read.error };
}

/** What an address asks for; undefined for one that asks for nothing whole. */
export const askedBy = (search: FreightSearch): Asked | undefined =>
  readDraft(draftOf(search)).asked;

export const freightQuery = (asked: Asked) => query(calculateFreight, asked);
