import type { Access, Call } from "@sampan/contract/kernel/call";
import type { Language } from "@sampan/domain/kernel/language";
import type { Currency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Right } from "@sampan/domain/kernel/rights";
import type { Settings } from "../settings/settings.ts";
import type { PriceBook } from "../settings/price-book.ts";
import type { Refusal } from "./envelope.ts";

/** What is known of every request, read once at the edge. */
export interface Request {
  /** The one clock reading of this request. */
  readonly now: Date;
  /** What holds at that moment. */
  readonly settings: Settings;
  /** What trade is reckoned by at that moment. */
  readonly prices: PriceBook;
  readonly language: Language;
  /** A refusal in this language, as content staff worded it or as it was built. */
  readonly words: (refusal: Refusal) => string;
  /** The account's region, else the one the visitor chose, else the configured default. */
  readonly region: Region;
  /** The caller's IP address. */
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** Tells that what is answered changes by itself at this moment, as a stored copy does that grows old. */
  readonly changesAt?: (moment: Date) => void;
}

/** When a session lapses unused, and when it ends whatever happens. */
export interface SessionLife {
  readonly expires_at: Date;
  readonly ends_at: Date;
}

export interface Customer {
  readonly id: number;
  readonly uid: string;
  readonly region: Region;
  readonly currency: Exclude<Currency, "CNY">;
  readonly tier: keyof Settings["tier_service_fee_bp"];
  readonly sessionId: number;
  /** As it is now that this request has renewed it. */
  readonly sessionLife: SessionLife;
  /** Public name of the session; it carries no authority. */
  readonly token: string;
}

export interface StaffMember {
  readonly id: number;
  readonly name: string;
  readonly rights: ReadonlySet<Right>;
  readonly sessionId: number;
}

/** A phone at a desk, which takes the photos of one parcel for it. */
export interface PairedCamera {
  readonly id: number;
  /** Who sits at the desk. */
  readonly staffId: number;
}

export type SessionKind =
  | "customer"
  | "staff"
  | "device"
  | "staffDevice"
  | "asker"
  | "camera"
  | "logIn";

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
      : A extends "camera"
        ? { readonly camera: PairedCamera }
        : { readonly staff: StaffMember });

export type CallerOf<C extends Call> = Caller<C["access"]>;
export type CustomerCaller = Caller<"customer">;
export type StaffCaller = Caller<"staff">;
export type Visitor = Caller<"anyone">;
