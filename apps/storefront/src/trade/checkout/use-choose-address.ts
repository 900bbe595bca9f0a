import { useQueryClient } from "@tanstack/react-query";
import { addressesQuery } from "../../people/addresses/addresses-query.ts";
import { askApp } from "../../native/app.ts";
import { useConfiguration } from "../../shell/configuration.ts";

interface Choosing {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** The page's own choice. */
  readonly openSheet: () => void;
}

/**
 * Inside the app an address is chosen by its own choice; only one of this person's book counts, read anew since it may be
 * new. Without the app, and where it chooses none, the page's own sheet opens. [ADDR-13] [NATV-05]
 */
export function useChooseAddress({ chosen, onChoose, openSheet }: Choosing): () => Promise<void> {
  const queryClient = useQueryClient();
  const { region } = useConfiguration();
  return async () => {
    const answer = await askApp("selectAddress", { region, chosen: chosen ?? null });
    if (!answer.ok) {
      if (answer.error.code !== "cancelled") openSheet();
      return;
    }
    const { id } = answer.value;
    const book = await queryClient.fetchQuery({ ...addressesQuery, staleTime: 0 });
    const isOwn = book.datalist.some((address) => address.id === id && address.region === region);
    if (isOwn) onChoose(id);
    else openSheet();
  };
}
