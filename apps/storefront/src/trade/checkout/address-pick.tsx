import { addressWords, phoneWords } from "../../people/addresses/address-words.ts";
import { buttonLook } from "@sampan/ui/button";
import { cardLook } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { PinIcon } from "@sampan/ui/icons-account";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { Address } from "@sampan/contract/people/addresses";
import { addressesQuery } from "../../people/addresses/addresses-query.ts";
import { pathTo } from "../../paths.ts";
import { useSheet } from "../../shell/use-sheet.ts";
import { Part, PartProblem } from "./checkout-part.tsx";
import { OpenedAddressSheet } from "./opened-address-sheet.tsx";
import { useChooseAddress } from "./use-choose-address.ts";
import type { Checkout } from "./use-checkout.ts";

/** Where it goes: the default address, or another from the book; told where there is none. [CHK-01] [CHK-02] [CHK-21] [ERR-59] */
export function AddressPick({ checkout }: { readonly checkout: Checkout }) {
  const t = useTranslations("settlement");
  const { data: addresses } = useSuspenseQuery(addressesQuery);
  const sheet = useSheet();
  const { address } = checkout;
  const onChoose = (address_id: string): void => checkout.change({ address_id });
  const choose = useChooseAddress({ chosen: address?.id, onChoose, openSheet: sheet.open });
  const problem = checkout.wordsOf("address");
  return (
    <Part part="address">
      {addresses.datalist.length === 0 ? (
        <NoAddress />
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => void choose()}
          className={`${cardLook} flex w-full items-start gap-3 p-4 text-left active:bg-surface-2`}
        >
          <PinIcon className="text-brand" />
          {address && <span className="sr-only">{t("changeAddress", { name: "" })}</span>}
          {address ? (
            <Chosen address={address} />
          ) : (
            <span className="min-w-0 flex-1">{t("noDefault")}</span>
          )}
          <ForwardIcon size="sm" className="self-center text-text-3" />
        </button>
      )}
      {problem && <PartProblem>{problem}</PartProblem>}
      <OpenedAddressSheet sheet={sheet} chosen={address?.id} onChoose={onChoose} />
    </Part>
  );
}

function Chosen({ address }: { readonly address: Address }) {
  const t = useTranslations("addresses");
  return (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[650] tabular-nums">
        {address.consignee} <span>{phoneWords(address.phone)}</span>
        {address.is_default === 1 && <Chip tone="brand">{t("isDefault")}</Chip>}
      </span>
      <span className="mt-0.5 block text-text-2">
        {addressWords({ ...address, area: address.to })}
      </span>
    </span>
  );
}

function NoAddress() {
  const t = useTranslations("settlement");
  return (
    <div className={`${cardLook} flex flex-wrap items-center gap-3 p-4`}>
      <PinIcon className="text-brand" />
      <span className="min-w-0 flex-1 basis-32">{t("noDefaultYet")}</span>
      <Link
        {...pathTo.addAddress("settlement")}
        className={buttonLook({ variant: "soft", size: "sm" })}
      >
        {t("addAddress")}
      </Link>
    </div>
  );
}
