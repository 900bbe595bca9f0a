import { receiptKinds } from "@sampan/domain/kernel/receipt-kinds";
import { receiptForm } from "@sampan/domain/people/regions/receipt-region";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { selectAllowances } from "./allowance-queries.ts";
import { askAllowance } from "./ask-allowance.ts";
import { askInvoice, askLostInvoice, type InvoiceNeeds } from "./ask-invoice.ts";
import { grantHere } from "./grant-here.ts";
import { issueHere } from "./issue-here.ts";
import { openAllowance } from "./open-allowance.ts";
import {
  type ReceiptPorts,
  selectDue,
  selectKindOf,
  selectToLookAt,
  selectUnclear,
} from "./receipt-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "issue-receipts": Record<never, never>;
  }
}

/** So many of each in one round. */
const round = 100;

/** Longer than any answer takes: until then whoever asked still listens. */
const answer_ms = 2 * 60_000;

/**
 * The job "issue-receipts": issues what is due, looks up what became of questions without an answer, and takes off
 * what was paid back since. Those that we number ourselves need nobody; the others wait while no provider is set.
 */
export async function issueReceipts(needs: Needs, ports: ReceiptPorts): Promise<void> {
  const { log } = needs;
  const lost: Error[] = [];
  const each = <T>(things: readonly T[], name: (thing: T) => string, act: (thing: T) => unknown) =>
    actOnEach(things, { log, name, act: async (thing) => act(thing) }).catch((error: Error) =>
      lost.push(error),
    );
  await issueDue(needs, ports, each);
  const { db } = needs.database;
  const now = needs.clock();
  await each(await selectToLookAt(db, round), String, (id) =>
    openAllowance(db, id, { ...ports, now }),
  );
  const before = new Date(now.getTime() - answer_ms);
  const allowances = await selectAllowances(db, before, round);
  const asking = invoiceNeeds(needs, ports);
  await each(
    allowances,
    ({ id }) => `allowance ${id}`,
    async (allowance) => {
      const { numbered } = receiptForm(await selectKindOf(db, allowance.receipt_id));
      if (numbered === "here") await grantHere(db, allowance.id, { now: needs.clock() });
      else if (asking) await askAllowance(asking, allowance);
    },
  );
  const [first] = lost;
  if (first) throw first;
}

type Each = <T>(
  things: readonly T[],
  name: (thing: T) => string,
  act: (thing: T) => unknown,
) => Promise<unknown>;

async function issueDue(needs: Needs, ports: ReceiptPorts, each: Each): Promise<void> {
  const { db } = needs.database;
  const asking = invoiceNeeds(needs, ports);
  const before = new Date(needs.clock().getTime() - answer_ms);
  if (asking)
    await each(
      await selectUnclear(db, before, round),
      ({ tid }) => tid,
      (receipt) => askLostInvoice(asking, receipt),
    );
  for (const kind of receiptKinds) {
    const isHere = receiptForm(kind).numbered === "here";
    const canIssue = isHere ? needs.settings.at(needs.clock()).receipt_issuer !== "" : asking;
    if (!canIssue) continue;
    const { areOver, refundedOf } = ports;
    const due = await selectDue(db, { kind, areOver, limit: round });
    await each(due, String, (id) =>
      isHere || !asking
        ? issueHere(db, id, { refundedOf, now: needs.clock() })
        : askInvoice(asking, id),
    );
  }
}

const invoiceNeeds = (needs: Needs, { refundedOf }: ReceiptPorts): InvoiceNeeds | undefined =>
  needs.invoices && { ...needs, refundedOf, provider: needs.invoices };
