import { useQueryClient } from "@tanstack/react-query";
import { ExtendStorage } from "../storage/extend-storage.tsx";
import { GiveUpGoods } from "../storage/give-up-goods.tsx";
import { forgetParcels, parcelQuery, type ParcelDetail } from "./parcel-queries.ts";

/** What the owner of a parcel that lies in a warehouse can do about its days. */
export function StorageActs({ parcel }: { readonly parcel: ParcelDetail }) {
  const queryClient = useQueryClient();
  const { tid, storage_offer, currency } = parcel;
  const readAnew = async (): Promise<void> => {
    await forgetParcels(queryClient);
    await queryClient.invalidateQueries(parcelQuery(tid));
  };
  return (
    <div className="flex flex-wrap gap-x-2">
      {storage_offer && (
        <ExtendStorage tid={tid} offer={storage_offer} currency={currency} onChanged={readAnew} />
      )}
      <GiveUpGoods tid={tid} onChanged={readAnew} />
    </div>
  );
}
