import { createHash } from "node:crypto";

/** A payment somebody is asked for at one of the providers. */
export type Payment = {
  readonly provider: "ecpay" | "omise";
  /** The name the provider gives it. */
  readonly id: string;
  /** The name the shop gave it. */
  readonly order: string;
  readonly description: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: "TWD" | "THB";
  readonly state: "waiting" | "paid" | "failed";
  readonly createdAt: Date;
  readonly decidedAt?: Date;
  /** Where the provider posts its notifications; empty for nowhere. */
  readonly notifyUrl: string;
  /** Where the person goes afterwards, by GET; empty for nowhere. */
  readonly returnUrl: string;
  /** Where the person's browser posts the result afterwards; empty for nowhere. */
  readonly postBackUrl: string;
  readonly metadata: Readonly<Record<string, string>>;
};

/** What can go wrong between a provider and the shop it tells about a payment. */
export const notificationModes = ["normal", "lost", "late", "twice", "wrong-signature"] as const;
export type NotificationMode = (typeof notificationModes)[number];

export type Payments = {
  open(payment: Omit<Payment, "state" | "createdAt" | "decidedAt">): Payment;
  find(provider: Payment["provider"], id: string): Payment | undefined;
  findByOrder(provider: Payment["provider"], order: string): Payment | undefined;
  /** Decides a waiting payment; one already decided stays as it is. */
  decide(payment: Payment, state: "paid" | "failed"): Payment;
  list(): Payment[];
  notificationMode: NotificationMode;
  clear(): void;
};

export function createPayments(now: () => Date): Payments {
  const paymentByKey = new Map<string, Payment>();
  const keyOf = (payment: Pick<Payment, "provider" | "id">) => `${payment.provider}:${payment.id}`;
  const find = (provider: Payment["provider"], id: string) =>
    paymentByKey.get(keyOf({ provider, id }));

  return {
    notificationMode: "normal",
    open(payment) {
      const opened: Payment = { ...payment, state: "waiting", createdAt: now() };
      paymentByKey.set(keyOf(opened), opened);
      return opened;
    },
    find,
    findByOrder: (provider, order) =>
      [...paymentByKey.values()].find((one) => one.provider === provider && one.order === order),
    decide(payment, state) {
      const current = find(payment.provider, payment.id) ?? payment;
      if (current.state !== "waiting") return current;
      const decided: Payment = { ...current, state, decidedAt: now() };
      paymentByKey.set(keyOf(decided), decided);
      return decided;
    },
    list: () => [...paymentByKey.values()].toReversed(),
    clear: () => paymentByKey.clear(),
  };
}

/** Digits that depend on a text only, for numbers providers give out. */
export function digitsFrom(seed: string, count: number): string {
  const digest = BigInt(`0x${createHash("sha256").update(seed).digest("hex")}`);
  return String(digest).slice(-count).padStart(count, "0");
}
