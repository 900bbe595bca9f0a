import { callApi } from "@sampan/client/call-api";
import { endDevice, endOtherDevices, type Device } from "@sampan/contract/people/sessions/devices";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { useDeviceWords } from "./device-words.ts";
import { devicesQuery } from "./devices-query.ts";

/** Logs one device out, or every one but this. The list is read anew also after a refusal. */
export function useEndDevices() {
  const t = useTranslations("devices");
  const wordsOf = useDeviceWords();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (device: Device | "others") =>
      device === "others"
        ? callApi(endOtherDevices, {}, { asksLogin: true })
        : callApi(endDevice, { id: device.id }, { asksLogin: true }),
    onSuccess: async (answer, device) => {
      await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
      if (!answer.ok) tellFault(answer.error);
      else if (device === "others") showToast({ message: t("othersEnded") });
      else showToast({ message: t("ended", { device: wordsOf(device.name) }) });
    },
    onError: tellFault,
  });
}
