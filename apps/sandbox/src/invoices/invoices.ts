import { digitsFrom } from "../payments/payments.ts";

/** A uniform invoice as its office keeps it. Whole dollars. */
export type Invoice = {
  readonly number: string;
  readonly relateNumber: string;
  readonly randomNumber: string;
  readonly issuedAt: Date;
  readonly amount: number;
  readonly isDonated: boolean;
  readonly carrier: string;
  readonly isVoid: boolean;
  readonly allowances: readonly { readonly number: string; readonly amount: number }[];
};

export type Invoices = {
  /** Takes the next number; the caller has looked whether its reference has an invoice already. */
  issue(asked: Pick<Invoice, "relateNumber" | "amount" | "isDonated" | "carrier">): Invoice;
  findByRelateNumber(relateNumber: string): Invoice | undefined;
  find(number: string): Invoice | undefined;
  /** Takes an allowance off; the caller has looked what is left. */
  allow(invoice: Invoice, amount: number): { invoice: Invoice; allowanceNumber: string };
  makeVoid(invoice: Invoice): void;
  /** The next one that asks for a number is told that there is none. */
  emptyPool(): void;
  takeEmptyPool(): boolean;
  list(): Invoice[];
  clear(): void;
};

const FOUR_S = 4_000;
const FIRST_DAY = Date.UTC(2024, 0, 1);

/**
 * The office that numbers invoices: `AA` and eight digits, in one series, none twice. A world that begins anew goes on
 * from a number that its clock gives, since shops keep what the world before it numbered.
 */
export function createInvoices(now: () => Date): Invoices {
  const invoiceByNumber = new Map<string, Invoice>();
  let isPoolEmpty = false;
  let last = Math.floor((now().getTime() - FIRST_DAY) / FOUR_S) % 100_000_000;
  const put = (invoice: Invoice): Invoice => {
    invoiceByNumber.set(invoice.number, invoice);
    return invoice;
  };

  return {
    issue(asked) {
      last += 1;
      const number = `AA${String(last).padStart(8, "0")}`;
      return put({
        ...asked,
        number,
        randomNumber: digitsFrom(`invoice:${number}`, 4),
        issuedAt: now(),
        isVoid: false,
        allowances: [],
      });
    },
    findByRelateNumber: (relateNumber) =>
      [...invoiceByNumber.values()].find((one) => one.relateNumber === relateNumber),
    find: (number) => invoiceByNumber.get(number),
    allow(invoice, amount) {
      const day = taipei(now()).slice(0, 10).replaceAll("-", "");
      const nth = invoice.allowances.length + 1;
      const allowanceNumber = day + digitsFrom(`allowance:${invoice.number}:${nth}`, 8);
      const allowances = [...invoice.allowances, { number: allowanceNumber, amount }];
      return { invoice: put({ ...invoice, allowances }), allowanceNumber };
    },
    makeVoid: (invoice) => void put({ ...invoice, isVoid: true }),
    emptyPool: () => void (isPoolEmpty = true),
    takeEmptyPool() {
      const wasEmpty = isPoolEmpty;
      isPoolEmpty = false;
      return wasEmpty;
    },
    list: () => [...invoiceByNumber.values()],
    clear() {
      invoiceByNumber.clear();
      isPoolEmpty = false;
    },
  };
}

/** What allowances may still take off. */
export const leftOf = ({ amount, allowances }: Invoice): number =>
  allowances.reduce((left, allowance) => left - allowance.amount, amount);

/** `2026-06-21 09:30:00` in Taipei. */
export const taipei = (moment: Date): string =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

/**
 * Until when an invoice can be made void: the end of the 13th of the odd month after its two. Those of January and
 * February until the 13th of March.
 */
export function voidUntil(issuedAt: Date): Date {
  const local = new Date(issuedAt.getTime() + 8 * 3_600_000);
  const month = local.getUTCMonth();
  const next = month - (month % 2) + 2;
  return new Date(Date.UTC(local.getUTCFullYear(), next, 14) - 8 * 3_600_000);
}
