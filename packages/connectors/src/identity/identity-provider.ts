import type { Language } from "@sampan/domain/kernel/language";
import type { Result } from "@sampan/domain/kernel/result";
import type { LogInProvider } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import type { SourceFailure } from "../outbound/source-failure.ts";

/** Somebody, as a provider knows them and as its signed word says. */
export interface OutsideIdentity {
  /** What they are called by machines there, for ever; what they are called by people may change. */
  readonly subject: string;
  readonly name: string;
  /** Empty where it says none. */
  readonly email: string;
}

/** What a browser goes there with. */
export interface Departure {
  /** Comes back as it went. */
  readonly state: string;
  /** Comes back inside the signed word. */
  readonly nonce: string;
  /** What `Return.verifier` is the answer to: the base64url SHA-256 of it. [RFC 7636] */
  readonly challenge: string;
  readonly redirectUri: string;
  readonly language: Language;
}

/** What it brought back, with what we kept. */
export interface Return {
  /** Good once, for some minutes. */
  readonly code: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

/** Who else can say who somebody is. */
export interface IdentityProvider {
  readonly kind: LogInProvider;
  /** Where the browser goes. */
  addressOf(departure: Departure): Promise<Result<string, SourceFailure>>;
  /**
   * Who came back. `rejected` when the code or the word that was given for it is not to be believed; all else is the
   * way there.
   */
  identityOf(back: Return): Promise<Result<OutsideIdentity, SourceFailure>>;
}
