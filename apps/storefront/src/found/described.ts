import type { Speech } from "../shell/speech.ts";

/** A thing in the words of schema.org. */
export type Described = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** What every description knows of its page. */
export interface Shown {
  readonly speech: Speech;
  readonly publicUrl: string;
  /** Absolute, without a language. */
  readonly address: string;
}
