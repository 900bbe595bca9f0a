import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "../shell/session.ts";
import { answerNative, type NativeAnswer } from "./answer-native.ts";

declare global {
  interface Window {
    /** Put there by the native app, before the page; answers go to it as JSON text. */
    readonly sampanNative?: { readonly receive: (message: string) => void };
    /** Called by the native app, which numbers its questions. */
    sampanAsk?: (question: string, id: number) => void;
  }
}

/**
 * Lets the native app around this page ask for its user. Only the app can: the answer goes to what it put into
 * the page itself, never to another window. [ERR-15]
 */
export function openBridge(queryClient: QueryClient, page: Window): void {
  const { sampanNative } = page;
  if (!sampanNative) return;
  const send = (id: number, answer: NativeAnswer): void =>
    sampanNative.receive(JSON.stringify({ id, ...answer }));
  page.sampanAsk = (question, id) =>
    send(id, answerNative(question, queryClient.getQueryData(sessionQuery.queryKey)?.data));
}
