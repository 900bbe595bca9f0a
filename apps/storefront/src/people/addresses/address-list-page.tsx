import { callApi } from "@sampan/client/call-api";
import { deleteAddress, type Address } from "@sampan/contract/people/addresses";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Button, buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { IconButton, iconButtonLook } from "@sampan/ui/icon-button";
import { PencilIcon, TrashIcon } from "@sampan/ui/icons-controls";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { barActionLook, barFactLook } from "../../shell/bar-looks.ts";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { useSession } from "../../shell/session.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { addressWords, phoneWords } from "./address-words.ts";
import { addressesQuery } from "./addresses-query.ts";

const RemoveDialog = lazy(async () => ({
  default: (await import("./remove-address-dialog.tsx")).RemoveAddressDialog,
}));

/** The address book: change, delete, add up to the limit. [RT-120] [ADDR-08] [ADDR-11] */
export function AddressListPage() {
  const t = useTranslations("addresses");
  const { data: addresses } = useSuspenseQuery(addressesQuery);
  const removing = useRemoveAddress();
  const [asked, setAsked] = useState<Address | undefined>();
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      {addresses.datalist.length === 0 ? (
        <EmptyState title={t("empty.title")} body={t("empty.body")} />
      ) : (
        <ReadAnew of={addressesQuery}>
          <ul className="stack px-(--gutter) pt-1">
            {addresses.datalist.map((address) => (
              <AddressCard key={address.id} address={address} onRemove={() => setAsked(address)} />
            ))}
          </ul>
        </ReadAnew>
      )}
      <BarSpace />
      <AddBar count={addresses.total} />
      {asked && (
        <Suspense>
          <RemoveDialog
            address={asked}
            busy={removing.isPending}
            onClose={() => setAsked(undefined)}
            onConfirm={() => removing.mutate(asked.id, { onSettled: () => setAsked(undefined) })}
          />
        </Suspense>
      )}
    </main>
  );
}

function useRemoveAddress() {
  const t = useTranslations("addresses");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteAddress, { id }, { asksLogin: true }),
    onSuccess: async (answer) => {
      await queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey });
      if (answer.ok) showToast({ message: t("removed") });
      else tellFault(answer.error);
    },
    onError: tellFault,
  });
}

interface AddressCardProps {
  readonly address: Address;
  readonly onRemove: () => void;
}

function AddressCard({ address, onRemove }: AddressCardProps) {
  const t = useTranslations("addresses");
  const session = useSession();
  const { consignee, region } = address;
  return (
    <Card as="li" className="flex items-start gap-1 pr-1.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[650] tabular-nums">
          {consignee} <span>{phoneWords(address.phone)}</span>
          {address.is_default === 1 && <Chip tone="brand">{t("isDefault")}</Chip>}
        </p>
        <p className="mt-0.5 break-words text-text-2">
          {addressWords({ ...address, area: address.to })}
        </p>
        {session && session.region !== region && (
          <p className="mt-1 text-xs text-warn">{t("otherRegion")}</p>
        )}
      </div>
      <Link
        {...ownPathTo.editAddress(address.id)}
        aria-label={t("editOf", { name: consignee })}
        className={iconButtonLook}
      >
        <PencilIcon size="sm" className="text-text-2" />
      </Link>
      <IconButton label={t("removeOf", { name: consignee })} onClick={onRemove}>
        <TrashIcon size="sm" className="text-text-2" />
      </IconButton>
    </Card>
  );
}

/** Beyond the limit the button stays and says why. [ADDR-08] [CONST-03] */
function AddBar({ count }: { readonly count: number }) {
  const t = useTranslations("addresses");
  const configuration = useConfiguration();
  const limit = configuration.limits.addresses;
  const isFull = count >= limit;
  return (
    <ActionBar label={t("title")}>
      <p className={`${barFactLook} text-xs text-text-3 tabular-nums`}>
        {t("count", { count, limit })}
        {isFull && <span className="block text-warn">{t("full")}</span>}
      </p>
      {isFull ? (
        <Button disabled className={barActionLook}>
          {t("add")}
        </Button>
      ) : (
        <Link {...pathTo.addAddress()} className={`${buttonLook({})} ${barActionLook}`}>
          {t("add")}
        </Link>
      )}
    </ActionBar>
  );
}
