import type { Address } from "@sampan/contract/people/addresses";
import type { Consignment } from "@sampan/contract/logistics/consignments/consignments";
import { buttonLook } from "@sampan/ui/button";
import { PinIcon } from "@sampan/ui/icons-account";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { addressesQuery } from "../../people/addresses/addresses-query.ts";
import { addressWords, phoneWords } from "../../people/addresses/address-words.ts";
import { pathTo } from "../../paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { useSheet } from "../../shell/use-sheet.ts";
import { PartProblem } from "../../trade/checkout/checkout-part.tsx";
import { OpenedAddressSheet } from "../../trade/checkout/opened-address-sheet.tsx";
import type { WayForm } from "./use-choose-way.ts";

interface WayAddressProps {
  readonly form: WayForm;
  /** What was chosen before, as it was copied then. */
  readonly given: Consignment["address"];
}

/** The address it goes to: what was chosen before, else the default one of the region. */
export function WayAddress({ form, given }: WayAddressProps) {
  const t = useTranslations("settlement");
  const { data: addresses } = useQuery(addressesQuery);
  const { region } = useConfiguration();
  const sheet = useSheet();
  const { chosen, choose, problems } = form;
  const begun = addresses && startOf(addresses.datalist, { region, given });
  useEffect(() => {
    if (begun && chosen.address_id === undefined) choose({ address_id: begun.id });
  });
  if (!addresses) return <Skeleton className="h-18 rounded-card" />;
  const address = addresses.datalist.find(({ id }) => id === chosen.address_id);
  return (
    <div>
      {addresses.datalist.length === 0 ? (
        <Link {...pathTo.addAddress()} className={buttonLook({ variant: "soft", size: "sm" })}>
          {t("addAddress")}
        </Link>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={sheet.open}
          className="flex w-full items-start gap-3 py-1 text-left"
        >
          <PinIcon className="text-brand" />
          {address ? (
            <span className="min-w-0 flex-1">
              <span className="block font-[650] tabular-nums">
                {address.consignee} {phoneWords(address.phone)}
              </span>
              <span className="block break-words text-text-2">
                {addressWords({ ...address, area: address.to })}
              </span>
            </span>
          ) : (
            <span className="min-w-0 flex-1">{t("noDefault")}</span>
          )}
          <ForwardIcon size="sm" className="self-center text-text-3" />
        </button>
      )}
      {problems.address_id && <PartProblem>{problems.address_id}</PartProblem>}
      <OpenedAddressSheet
        sheet={sheet}
        chosen={chosen.address_id}
        onChoose={(address_id) => choose({ address_id })}
      />
    </div>
  );
}

/** The address of the book that was copied before, where it still stands there; else the default one. */
function startOf(
  addresses: readonly Address[],
  { region, given }: { readonly region: string; readonly given: Consignment["address"] },
): Address | undefined {
  const ours = addresses.filter((address) => address.region === region);
  const same =
    given &&
    ours.find(
      ({ consignee, phone, detail }) =>
        consignee === given.consignee && phone === given.phone && detail === given.detail,
    );
  return same ?? ours.find(({ is_default }) => is_default === 1);
}
