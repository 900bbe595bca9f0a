import type { Access, Call } from "@sampan/contract/call";
import type { Language } from "@sampan/domain/language";
import type { Currency } from "@sampan/domain/money";
import type { Region } from "@sampan/domain/regions";
import type { Right } from "@sampan/domain/rights";
import type { Settings } from "../configuration/settings.ts";
import type { Terms } from "../terms/create-terms.ts";
import type { Refusal } from "./envelope.ts";

/** What is known of every request, read once at the edge. */
export interface Request {
  /** The one clock reading of this request. */
  readonly now: Date;
  /** What holds at that moment. */
  readonly settings: Settings;
  /** What trade is reckoned by at that moment. */
  readonly terms: Terms;
  readonly language: Language;
  /** A refusal in this language, as content staff worded it or as it was built. */
  readonly words: (refusal: Refusal) => string;
  /** The account's region, else the one the visitor chose, else the configured default. */
  readonly region: Region;
  /** The caller's IP address. */
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
}

export interface Customer {
  readonly id: number;
  readonly uid: string;
  readonly region: Region;
  readonly currency: Exclude<Currency, "CNY">;
  readonly sessionId: number;
  /** Public name of the session; it carries no authority. */
  readonly token: string;
}

export interface StaffMember {
  readonly id: number;
  readonly name: string;
  readonly rights: ReadonlySet<Right>;
  readonly sessionId: number;
}

export type SessionKind = "customer" | "staff" | "device";

/** The session cookies of one exchange. Only logging in and out touch them. */
export interface SessionCookies {
  /** The secret the browser sent along. */
  readonly read: (kind: SessionKind) => string | undefined;
  /** Leaves a secret with the browser for so many seconds. */
  readonly give: (kind: SessionKind, secret: string, life_s: number) => void;
  readonly take: (kind: SessionKind) => void;
}

/** Who a handler speaks to, by the access of its call. */
export type Caller<A extends Access> = Request &
  (A extends "anyone"
    ? { readonly customer: Customer | undefined; readonly cookies: SessionCookies }
    : A extends "customer"
      ? { readonly customer: Customer }
      : { readonly staff: StaffMember });

export type CallerOf<C extends Call> = Caller<C["access"]>;
export type CustomerCaller = Caller<"customer">;
export type StaffCaller = Caller<"staff">;
export type Visitor = Caller<"anyone">;
