import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import type { Speech } from "./speech.ts";
import { useTellFault } from "./use-tell-fault.ts";

/** What an act away from its component works with. */
export interface ActingWith {
  readonly queryClient: QueryClient;
  readonly say: Speech["say"];
  readonly tellFault: ReturnType<typeof useTellFault>;
}

/** Does something and tells how it went; true where it was done. */
export type Act<Input> = (input: Input, acting: ActingWith) => Promise<boolean>;

/**
 * An act whose code comes with the tap, for pages that show many buttons to people who mostly look: they work before
 * any of it is there. What is thrown on the way is told as every fault is. [ERR-19]
 */
export function useActAtTap<Input>(load: () => Promise<Act<Input>>) {
  const queryClient = useQueryClient();
  const { speech } = useRouteContext({ from: "__root__" });
  const tellFault = useTellFault();
  const [isBusy, setBusy] = useState(false);
  const begin = async (input: Input, onDone?: () => void): Promise<void> => {
    setBusy(true);
    try {
      const act = await load();
      if (await act(input, { queryClient, say: speech.say, tellFault })) onDone?.();
    } catch (fault) {
      tellFault(fault as Error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, begin };
}
