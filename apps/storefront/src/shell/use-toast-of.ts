import { showToast } from "@sampan/ui/toast";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { faultWords } from "./fault-words.ts";

/** Tells what a list could not be read for, once for each time it could not. [ERR-07] */
export function useToastOf(error: Error | null): void {
  const { speech } = useRouteContext({ from: "__root__" });
  const message = error && faultWords(speech.say, error);
  useEffect(() => {
    if (error && message !== null) showToast({ message, tone: "danger" });
  }, [error, message]);
}
