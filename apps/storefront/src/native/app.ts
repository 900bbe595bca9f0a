import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { AnswerOf, BridgeError, MessageName, ParamsOf } from "./messages.ts";

export type AppAnswer<Name extends MessageName> = Result<
  AnswerOf<Name>,
  { readonly code: BridgeError }
>;

/** Asks the app around this page, and answers what it said, or how it failed to. */
export type AskApp = <Name extends MessageName>(
  name: Name,
  params: ParamsOf<Name>,
) => Promise<AppAnswer<Name>>;

let app: AskApp | undefined;
const listeners = new Set<() => void>();

/** Without an app every question is refused as `absent` at once, and whoever asked goes the browser's way. [NATV-16] */
export const askApp: AskApp = (name, params) =>
  app ? app(name, params) : Promise.resolve(refuse({ code: "absent" }));

export const isInsideApp = (): boolean => app !== undefined;

/** Called once by the bridge, when it is open. */
export function enterApp(ask: AskApp | undefined): void {
  app = ask;
  listeners.forEach((listener) => listener());
}

export function followApp(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
