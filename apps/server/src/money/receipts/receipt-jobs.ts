import { receiptKinds, type ReceiptKind } from "@sampan/domain/kernel/receipt-kinds";
import { receiptForm } from "@sampan/domain/people/regions/receipt-region";
import { type ActOnList, actOnLists } from "../../kernel/jobs/act-on-lists.ts";
import type { Needs } from "../../kernel/needs.ts";
import { selectAllowances } from "./allowance-queries.ts";
import { askAllowance } from "./ask-allowance.ts";
import { askInvoice, askLostInvoice, type InvoiceNeeds } from "./ask-invoice.ts";
import { grantHere } from "./grant-here.ts";
import { issueHere, type Issuing } from "./issue-here.ts";
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

/** So many of each are taken at once, and so many questions are under way at the same time. */
const some = 100;
const lanes = 4;

/** A round ends before the clock asks for the next. */
const round_ms = 45_000;

/** Longer than any answer takes: until then whoever asked still listens. */
const answer_ms = 2 * 60_000;

/**
 * The job "issue-receipts": issues what is due, looks up what became of questions without an answer, and takes off
 * what was paid back since. Those that we number ourselves need nobody; the others wait while no provider is set.
 */
export const issueReceipts = (needs: Needs, ports: ReceiptPorts): Promise<void> =>
  actOnLists({ log: needs.log, lanes }, async (each) => {
    await issueDue(needs, ports, each);
    const { db } = needs.database;
    const now = needs.clock();
    await each(await selectToLookAt(db, some), String, (id) =>
      openAllowance(db, id, { ...ports, now }),
    );
    const before = new Date(now.getTime() - answer_ms);
    const asking = invoiceNeeds(needs, ports);
    await each(
      await selectAllowances(db, before, some),
      ({ id }) => `allowance ${id}`,
      async (allowance) => {
        const { numbered } = receiptForm(await selectKindOf(db, allowance.receipt_id));
        if (numbered === "here") await grantHere(db, allowance.id, issuingNow(needs));
        else if (asking) await askAllowance(asking, allowance);
      },
    );
  });

async function issueDue(needs: Needs, ports: ReceiptPorts, each: ActOnList): Promise<void> {
  const { db } = needs.database;
  const begun_at = needs.clock();
  const endsAt_ms = begun_at.getTime() + round_ms;
  const asking = invoiceNeeds(needs, ports);
  if (asking)
    await each(
      await selectUnclear(db, new Date(begun_at.getTime() - answer_ms), some),
      ({ tid }) => tid,
      (receipt) => askLostInvoice(asking, receipt),
    );
  for (const kind of receiptKinds) {
    const issue = issuing(needs, ports, kind);
    if (issue) await inTurns({ needs, ports, kind, issue, endsAt_ms }, each);
  }
}

/** How a receipt of this kind is issued, answering whether whoever numbers it answered; undefined where nobody does. */
function issuing(
  needs: Needs,
  ports: ReceiptPorts,
  kind: ReceiptKind,
): ((id: number) => Promise<boolean>) | undefined {
  const { refundedOf } = ports;
  const { db } = needs.database;
  if (receiptForm(kind).numbered === "here") {
    const { issuer } = issuingNow(needs);
    if (issuer === "") return undefined;
    return async (id) => {
      await issueHere(db, id, { refundedOf, issuer, now: needs.clock() });
      return true;
    };
  }
  const asking = invoiceNeeds(needs, ports);
  return asking && ((id) => askInvoice(asking, id));
}

/** Who issues now, by the settings of this moment. */
function issuingNow({ settings, clock }: Pick<Needs, "settings" | "clock">): Issuing {
  const now = clock();
  return { issuer: settings.at(now).receipt_issuer, now };
}

interface Turns {
  readonly needs: Needs;
  readonly ports: ReceiptPorts;
  readonly kind: ReceiptKind;
  readonly issue: (id: number) => Promise<boolean>;
  readonly endsAt_ms: number;
}

/** Some after the others until none is due, nobody answers or the round is over. */
async function inTurns(
  { needs, ports: { areOver }, kind, issue, endsAt_ms }: Turns,
  each: ActOnList,
): Promise<void> {
  while (needs.clock().getTime() < endsAt_ms) {
    const due = await selectDue(needs.database.db, { kind, areOver, limit: some });
    let answered = 0;
    await each(due, String, async (id) => {
      if (await issue(id)) answered += 1;
    });
    // None of them was answered: the rest would wait in vain, and have to be looked up.
    if (due.length < some || answered === 0) return;
  }
}

const invoiceNeeds = (needs: Needs, { refundedOf }: ReceiptPorts): InvoiceNeeds | undefined =>
  needs.invoices && { ...needs, refundedOf, provider: needs.invoices };
