import type { ToldRefusal } from "@sampan/client/call-api";
import { showToast } from "@sampan/ui/toast";
import { useRouteContext } from "@tanstack/react-router";
import { faultWords } from "./fault-words.ts";

/** Tells a refusal in the server's words, or what was thrown, in one line. [ERR-19] [ERR-20] */
export function useTellFault(): (fault: ToldRefusal | Error) => void {
  const { speech } = useRouteContext({ from: "__root__" });
  return (fault) => {
    const message = fault instanceof Error ? faultWords(speech.say, fault) : fault.message;
    showToast({ message, tone: "danger" });
  };
}
