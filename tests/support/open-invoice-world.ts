import { createEcpayInvoice } from "@sampan/connectors/invoices/ecpay/create-ecpay-invoice";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { afterAll, afterEach, beforeEach } from "vitest";
import { openSandbox } from "./open-sandbox.ts";
import { serviceFeeOf } from "./set-settings.ts";
import { openTestApp } from "./test-app.ts";
import { insertRates, insertTariff } from "./test-goods.ts";
import { openJourney } from "./test-journey.ts";
import { receiptRows, switchReceiptsOn } from "./test-receipts.ts";

/** An invoice as the office has it: whole dollars. */
export interface Numbered {
  readonly number: string;
  readonly relateNumber: string;
  readonly amount: number;
  readonly carrier: string;
  readonly isVoid: boolean;
  readonly allowances: readonly { readonly amount: number }[];
}

/** The whole server whose invoices are numbered by the sandbox, with receipts on; each test begins with an empty office. */
export async function openInvoiceWorld() {
  const sandbox = await openSandbox();
  const now = () => new Date();
  const outbound = createOutbound({ now, retryDelay_ms: 1 });
  const baseUrl = `${sandbox.url}/ecpay-invoice`;
  const provider = createEcpayInvoice({ baseUrl, ...known.ecpayInvoice, now }, outbound);
  const world = await openTestApp({ invoices: provider });
  const { db, clock, needs } = world;
  await insertRates(needs, clock.now());
  await insertTariff(needs);

  beforeEach(() => switchReceiptsOn(needs, serviceFeeOf(1_000)));
  afterEach(async () => {
    await sandbox.control("reset");
    // What the office forgot is nobody's business in the next test.
    await db.deleteFrom("receipt_allowances").execute();
    await db.updateTable("receipts").set({ is_refunded: false }).execute();
    await db.deleteFrom("receipts").where("number", "is", null).execute();
  });
  afterAll(async () => {
    await outbound.close();
    await sandbox.close();
  });

  return {
    ...world,
    provider,
    journey: await openJourney(world),
    /** What the office itself says it numbered. */
    numbered: async (): Promise<readonly Numbered[]> => {
      const answer = await fetch(`${sandbox.url}/_control`);
      return ((await answer.json()) as { invoices: readonly Numbered[] }).invoices;
    },
    fault: (kind: string, times = 1) =>
      sandbox.control("faults", { upstream: "ecpay_invoice", kind, times }),
    rowOf: async (tid: string) => {
      const row = (await receiptRows(db)).find((one) => one.tid === tid);
      if (!row) throw new Error(`${tid} has no receipt`);
      return row;
    },
  };
}
