import type { Address } from "@sampan/contract/people/addresses";
import { EmptyState } from "@sampan/ui/states";
import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useCanGoBack, useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { emptyAddress, formOf } from "./address-draft.ts";
import { AddressFormCard } from "./address-form-card.tsx";
import { addressesQuery } from "./addresses-query.ts";

interface AddressFormPageProps {
  /** The address to change; a new one without it. */
  readonly id: string | undefined;
  /** Where something waits for the address, it is told which one. */
  readonly whenSaved: ((saved: Address) => void) | undefined;
}

/** Adds an address or changes one, and returns to where it was asked for. [ADDR-11] */
export function AddressFormPage({ id, whenSaved }: AddressFormPageProps) {
  const t = useTranslations("addresses");
  const errors = useTranslations("errors");
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const { data: addresses } = useSuspenseQuery(addressesQuery);
  const configuration = useConfiguration();
  const known = addresses.datalist.find((address) => address.id === id);
  const leave = (saved: Address): void => {
    whenSaved?.(saved);
    if (canGoBack) router.history.back();
    else void router.navigate({ ...pathTo.addresses, replace: true });
  };
  return (
    <main id="content">
      <PageHeader title={t(id ? "editTitle" : "addTitle")} back={<BackButton />} />
      {id && !known ? (
        <EmptyState
          title={errors("address_unknown")}
          action={
            <Link {...pathTo.addresses} className={buttonLook({})}>
              {t("title")}
            </Link>
          }
        />
      ) : (
        <AddressFormCard
          id={id}
          initial={known ? formOf(known) : emptyAddress(configuration.region)}
          onSaved={leave}
        />
      )}
    </main>
  );
}
