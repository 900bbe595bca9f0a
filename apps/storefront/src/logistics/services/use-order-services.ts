import { callApi } from "@sampan/client/call-api";
import { orderServices, type ParcelServices } from "@sampan/contract/logistics/services/services";
import type { ChosenService } from "@sampan/domain/logistics/services/service-rules";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { endSubmission, submissionKey } from "../../shell/submission-key.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { servicesQuery } from "./services-query.ts";

interface Order {
  readonly chosen: readonly ChosenService[];
  readonly amount: number;
  /** The last day of a hold, `YYYY-MM-DD`. */
  readonly until: string;
}

/** Asks for what was chosen and pays it; a broken line leaves the submission as it was, so that the next try is the same one. */
export function useOrderServices({ tid }: ParcelServices, onDone: () => void) {
  const t = useTranslations("services");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: ({ chosen, amount, until }: Order) => {
      const services = chosen.map(({ service, oid }) => ({ service, oid }));
      const isHeld = chosen.some(({ service }) => service === "hold");
      const request = { tid, services, amount, ...(isHeld && { until }) };
      const idempotencyKey = submissionKey("services", request);
      return callApi(orderServices, request, { idempotencyKey, asksLogin: true });
    },
    onSuccess: async (answer) => {
      endSubmission("services");
      await queryClient.invalidateQueries(servicesQuery(tid));
      if (!answer.ok) return tellFault(answer.error);
      onDone();
      showToast({ message: t("paid") });
    },
    onError: tellFault,
  });
}
