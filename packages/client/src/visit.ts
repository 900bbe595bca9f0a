import type { Language } from "@sampan/domain/kernel/language";
import type { Send } from "./send.ts";

/** What the server tells a page about its visitor while it renders it. */
export interface Visit {
  readonly language: Language;
  /** The address people use, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether the visitor carries a session cookie, live or not. */
  readonly hasSession: boolean;
  /**
   * Lets the page's own scripts run under its content security policy. A page that is kept for everybody has none:
   * its scripts are known by their hashes.
   */
  readonly nonce?: string;
  /** Texts that content staff changed, compiled, by key; absent when there are none. */
  readonly textOverrides?: Readonly<Record<string, unknown>>;
  /** Calls made while rendering, answered in process with the visitor's cookies. */
  readonly send: Send;
  /** Writes down why a page was answered with a fault. */
  readonly noteFault: (fault: unknown) => void;
}
