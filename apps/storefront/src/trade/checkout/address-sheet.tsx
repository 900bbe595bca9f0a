import { buttonLook } from "@sampan/ui/button";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { addressWords, phoneWords } from "../../people/addresses/address-words.ts";
import { addressesQuery } from "../../people/addresses/addresses-query.ts";
import { pathTo } from "../../paths.ts";
import { ChoiceSheet } from "../../shell/choice-sheet.tsx";
import { useConfiguration } from "../../shell/configuration.ts";

interface AddressSheetProps {
  readonly open: boolean;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** The address book to choose from; what lies in another region says why it cannot be. [CHK-01] */
export function AddressSheet({ open, chosen, onChoose, onClose }: AddressSheetProps) {
  const t = useTranslations("settlement");
  const book = useTranslations("addresses");
  const { data: addresses } = useSuspenseQuery(addressesQuery);
  const { region } = useConfiguration();
  return (
    <ChoiceSheet
      open={open}
      title={t("address")}
      options={addresses.datalist.map((address) => ({
        value: address.id,
        label: `${address.consignee} ${phoneWords(address.phone)}`,
        hint: addressWords({ ...address, area: address.to }),
        refused: address.region === region ? undefined : book("otherRegion"),
      }))}
      value={chosen}
      onChoose={onChoose}
      onClose={onClose}
      foot={
        <Link {...pathTo.addAddress("settlement")} className={buttonLook({ variant: "soft" })}>
          {t("addAddress")}
        </Link>
      }
    />
  );
}
