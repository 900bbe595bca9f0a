import type {
  PaymentFailure,
  PaymentOrder,
  PaymentProvider,
  PaymentState,
} from "../../packages/connectors/src/payments/payment-provider.ts";

type Change = Partial<Pick<PaymentState, "amount" | "currency" | "payment_ref">>;

/**
 * A payment provider in a variable: it signs with one word, remembers what was started, and says of a
 * payment what a test has made of it. The real protocols are proven against the sandbox.
 */
export function createFakeProvider(kind: "ecpay" | "omise", currency: "TWD" | "THB") {
  const started = new Map<string, PaymentOrder>();
  const states = new Map<string, PaymentState>();
  const failures = new Map<string, PaymentFailure>();
  const line = { isReachable: true, refusesNext: false };
  const asked: string[] = [];
  const unavailable = { code: "unavailable", source: kind, detail: "unplugged by a test" } as const;

  const provider: PaymentProvider = {
    kind,
    currency,
    startPayment: async (payment) => {
      if (line.refusesNext) {
        line.refusesNext = false;
        return { ok: false, error: { ...unavailable, code: "rejected" } };
      }
      const { order, amount } = payment;
      started.set(order, payment);
      states.set(order, { provider_order: order, order, state: "waiting", amount, currency });
      const url = "https://pay.test/cashier";
      const redirect = { method: "POST", url, fields: { order } } as const;
      return { ok: true, value: { provider_order: order, redirect } };
    },
    queryPayment: async (order) => {
      asked.push(order);
      if (!line.isReachable) return { ok: false, error: unavailable };
      const state = states.get(order);
      if (!state) return { ok: false, error: { ...unavailable, code: "not_found" } };
      return { ok: true, value: state };
    },
    readNotification: (rawBody) => {
      const [word, order = "", event = ""] = rawBody.split(" ");
      if (word !== `signed-${kind}`) return { ok: false, error: { code: "bad_signature" } };
      const { amount = 0 } = started.get(order) ?? {};
      const told = { event_id: event, provider_order: order, order, amount, currency };
      return { ok: true, value: { ...told, ...outcomeOf(event, failures.get(order)) } };
    },
    acknowledgement: { status: 200, content_type: "text/plain", body: "1|OK" },
  };

  const sign = (order: string, { event = "paid" } = {}) => `signed-${kind} ${order} ${event}`;

  function change(order: string, to: Partial<PaymentState>): void {
    const state = states.get(order);
    if (!state) throw new Error(`payment ${order} was never started`);
    states.set(order, { ...state, ...to });
  }

  return {
    provider,
    started,
    sign,
    /** The payments it was asked about, one after the other. */
    asked,
    /** Nobody ever opened its page: the provider does not know of the payment. */
    forget: (order: string) => void states.delete(order),
    /** The person has paid; answers the notification of it. */
    pay: (order: string, differing: Change = {}): string => {
      change(order, { state: "paid", payment_ref: `T-${order}`, ...differing });
      return sign(order);
    },
    /** It failed; the reason stands in its answer, as one provider does it. */
    fail: (order: string, failure?: PaymentFailure) =>
      change(order, { state: "failed", ...(failure && { failure }) }),
    /** It failed; the reason stands in the notification only, which is answered, as the other provider does it. */
    failWithWord: (order: string, failure: PaymentFailure): string => {
      change(order, { state: "failed" });
      failures.set(order, failure);
      return sign(order, { event: "failed" });
    },
    refuseNext: () => void Object.assign(line, { refusesNext: true }),
    setReachable: (isReachable: boolean) => void Object.assign(line, { isReachable }),
  };
}

const outcomeOf = (event: string, failure: PaymentFailure | undefined) =>
  event === "failed" ? { paid: false, ...(failure && { failure }) } : { paid: true };
