import type { ParcelServices } from "@sampan/contract/logistics/services/services";
import { holdDays_usual } from "@sampan/domain/logistics/services/service-kinds";
import type { ChosenService } from "@sampan/domain/logistics/services/service-rules";
import { useState } from "react";
import { chosenBeforehand, isSame } from "./choice-of-services.ts";
import { dayAfter } from "./hold-days.tsx";
import { useOrderServices } from "./use-order-services.ts";

export type ServicesChoice = ReturnType<typeof useChoice>;

/** What somebody ticks of the menu, and for how many days a parcel is held. */
export function useChoice(services: ParcelServices) {
  const [chosen, setChosen] = useState(() => chosenBeforehand(services));
  const [days, setDays] = useState<number>(holdDays_usual);
  const order = useOrderServices(services, () => setChosen([]));
  return {
    services,
    chosen,
    days,
    setDays,
    toggle: (one: ChosenService) =>
      setChosen((before) =>
        before.some((had) => isSame(had, one))
          ? before.filter((had) => !isSame(had, one))
          : [...before, one],
      ),
    isBusy: order.isPending,
    pay: (amount: number) => order.mutate({ chosen, amount, until: dayAfter(days) }),
  };
}
