import { useTranslations } from "use-intl";
import { kindOf } from "../../goods/shippability/kind-of.ts";
import { addressWords, phoneWords } from "../../people/addresses/address-words.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import type { ParcelDetail } from "../parcels/parcel-queries.ts";

type Way = NonNullable<ParcelDetail["own_way"]>;

/** By which line a parcel goes of its own, to whom, how it is insured and what customs is told. [CONS-02] */
export function WayFacts({ way }: { readonly way: Way }) {
  const t = useTranslations("merging");
  const ways = useTranslations("shippability");
  const words = useTranslations("settlement");
  const { options } = useConfiguration();
  const { address, declaration, insurance } = way;
  const share = options.insurances.find(({ id }) => id === insurance)?.pays_percent;
  return (
    <dl className="grid gap-1.5">
      <div>
        <dt className="text-text-2">{t("way")}</dt>
        <dd>
          {ways(`kinds.${kindOf(way)}`)} · {address.consignee} {phoneWords(address.phone)}
          <span className="block">{addressWords(address)}</span>
        </dd>
      </div>
      <div>
        <dt className="text-text-2">{words("insurance")}</dt>
        <dd>
          {insurance === 0 || share === undefined
            ? words("noInsurance")
            : words("insured", { percent: insurance, share })}
        </dd>
      </div>
      {declaration.length > 0 && (
        <div>
          <dt className="text-text-2">{t("declared")}</dt>
          {declaration.map(({ oid, name, material }) => (
            <dd key={oid}>
              {name} · {material}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
