import { useActAtTap } from "../../shell/use-act-at-tap.ts";
import { useGainWords } from "./use-gain-words.ts";

const loadTaking = async () => (await import("./take-bonus.ts")).takeBonus;

/** Takes what a campaign gives. [API-34] */
export function useTakeBonus() {
  const wordsOf = useGainWords();
  const { isBusy, begin } = useActAtTap(loadTaking);
  return { isBusy, take: (id: string, onDone?: () => void) => begin({ id, wordsOf }, onDone) };
}
