import type { Call, OutputOf, RequestOf } from "@sampan/contract/kernel/call";
import { useState } from "react";
import { useCommand } from "./use-command.ts";

interface Saving<Add extends Call, Change extends Call> {
  readonly add: (wire: RequestOf<Add>) => void;
  readonly change: (wire: RequestOf<Change>) => void;
  /** What the form itself refuses before anything is sent. */
  readonly refuse: (words: string) => void;
  readonly isRunning: boolean;
  /** Stays beside the form until it is tried again. */
  readonly refusal: string | undefined;
}

interface Ending<C extends Call> {
  /** Said when it is done. */
  readonly told?: string;
  readonly whenDone: (output: OutputOf<C>, wire: RequestOf<C>) => void;
}

/**
 * The end of a form that adds what is new and changes what is there, each by a call of its own. `added` is for what ends
 * otherwise when it is new.
 */
export function useSaving<Add extends Call, Change extends Call>(
  calls: { readonly add: Add; readonly change: Change },
  { added, ...ending }: Ending<Add | Change> & { readonly added?: Ending<Add> },
): Saving<Add, Change> {
  const [refusal, setRefusal] = useState<string>();
  const whenRefused = ({ message }: { readonly message: string }) => setRefusal(message);
  const add = useCommand(calls.add, { ...(added ?? ending), whenRefused });
  const change = useCommand(calls.change, { ...ending, whenRefused });
  return {
    add: (wire) => {
      setRefusal(undefined);
      add.run(wire);
    },
    change: (wire) => {
      setRefusal(undefined);
      change.run(wire);
    },
    refuse: setRefusal,
    isRunning: add.isRunning || change.isRunning,
    refusal,
  };
}
