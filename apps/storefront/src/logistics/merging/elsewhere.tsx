import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { addressesQuery } from "../../people/addresses/addresses-query.ts";
import { PartProblem } from "../../trade/checkout/checkout-part.tsx";
import { ChosenPlace } from "./chosen-place.tsx";
import { OtherAddress } from "./other-address.tsx";

interface ElsewhereProps {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** From the first try on, a missing address says that it is needed. */
  readonly isTried: boolean;
}

/** An address of the book, none of them chosen beforehand: the one it goes to already may be in it. */
export function Elsewhere({ chosen, onChoose, isTried }: ElsewhereProps) {
  const t = useTranslations("merging.missing");
  const { data } = useQuery(addressesQuery);
  const address = data?.datalist.find(({ id }) => id === chosen);
  return (
    <div>
      {address && <ChosenPlace place={{ ...address, area: address.to }} />}
      <OtherAddress chosen={chosen} onChoose={onChoose} />
      {isTried && !address && <PartProblem>{t("address")}</PartProblem>}
    </div>
  );
}
