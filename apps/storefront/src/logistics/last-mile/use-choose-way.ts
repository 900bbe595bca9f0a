import { callApi } from "@sampan/client/call-api";
import { postForm } from "@sampan/client/post-form";
import {
  chooseHome,
  chooseStore,
  openStoreMap,
  readLastMile,
} from "@sampan/contract/logistics/last-mile/last-mile";
import { isStoreChain } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import type { OfferedWay } from "../tracking/last-mile-query.ts";

/** Leaves for a chain's map, or has the parcel brought to its address. */
export function useChooseWay(tid: string) {
  const t = useTranslations("lastMile");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const toMap = useMutation({
    mutationFn: (way: OfferedWay["way"]) =>
      isStoreChain(way)
        ? callApi(openStoreMap, { tid, chain: way }, { asksLogin: true })
        : Promise.reject(new Error(`${way} has no map`)),
    onSuccess: (answer) => {
      if (!answer.ok) return tellFault(answer.error);
      const { url, fields } = answer.value.data;
      return postForm(url, fields);
    },
    onError: tellFault,
  });
  const home = useMutation({
    mutationFn: () => callApi(chooseHome, { tid }, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) return tellFault(answer.error);
      await queryClient.invalidateQueries({ queryKey: [readLastMile.path] });
      return showToast({ message: t("taken") });
    },
    onError: tellFault,
  });
  return {
    isBusy: toMap.isPending || home.isPending,
    choose: (way: OfferedWay["way"]) => (way === "home" ? home.mutate() : toMap.mutate(way)),
  };
}

/** Takes the store of a visit; what is refused is told, and the map is opened again. */
export function useConfirmStore(tid: string) {
  const t = useTranslations("lastMile");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (visit: string) => callApi(chooseStore, { tid, visit }, { asksLogin: true }),
    onSuccess: async (answer) => {
      await queryClient.invalidateQueries({ queryKey: [readLastMile.path] });
      if (!answer.ok && answer.error.code === "stores_not_told") return tellFault(answer.error);
      await navigate({ ...pathTo.parcel(tid), replace: true });
      return answer.ok ? showToast({ message: t("taken") }) : tellFault(answer.error);
    },
    onError: tellFault,
  });
}
