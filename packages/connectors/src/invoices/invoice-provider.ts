import type { Cents } from "@sampan/domain/kernel/money";
import type { Result } from "@sampan/domain/kernel/result";
import type { InvoiceBuyer } from "@sampan/domain/money/receipts/invoice-buyer";
import type { SourceFailure } from "../outbound/source-failure.ts";

/** A line as it is printed. Cents; parts of a dollar are allowed in a line. */
export interface InvoiceLine {
  readonly name: string;
  readonly amount: Cents;
}

export interface InvoiceToIssue {
  /** Our reference, letters and digits only, at most 50; the provider issues one invoice for it. */
  readonly relate_number: string;
  readonly buyer: InvoiceBuyer;
  /** Where the provider tells of it; it asks for one of the two. */
  readonly reach: { readonly email: string } | { readonly mobile: string };
  readonly lines: readonly InvoiceLine[];
  readonly remark: string;
}

export interface IssuedInvoice {
  /** Two letters and eight digits. */
  readonly invoice_no: string;
  readonly issued_at: Date;
  /** Four digits, which prove a printed one. */
  readonly random_number: string;
}

/** The provider's no in its own words. Asking again with the same question answers the same. */
export interface InvoiceRefused {
  readonly kind: "refused";
  readonly code: string;
  readonly words: string;
}

/** `taken`: there is an invoice for this reference already; look it up. */
export type IssueAnswer =
  | { readonly kind: "issued"; readonly invoice: IssuedInvoice }
  | { readonly kind: "taken" }
  | InvoiceRefused;

/** What the provider knows of an invoice. Cents. */
export interface FoundInvoice extends IssuedInvoice {
  readonly relate_number: string;
  readonly amount: Cents;
  readonly is_void: boolean;
  /** What allowances may still take off it. */
  readonly allowable: Cents;
}

export interface InvoiceNamed {
  readonly invoice_no: string;
  readonly issued_at: Date;
}

export interface AllowanceToGrant extends InvoiceNamed {
  /** Cents, in whole dollars, tax included. */
  readonly amount: Cents;
  readonly line_name: string;
  readonly reach: InvoiceToIssue["reach"];
}

export type AllowanceAnswer =
  | {
      readonly kind: "granted";
      readonly allowance_no: string;
      readonly allowable: Cents;
    }
  | InvoiceRefused;

export type VoidAnswer = { readonly kind: "void" } | InvoiceRefused;

/**
 * Issues uniform invoices. What changes something is never repeated here: after `unavailable` or `transient` nobody
 * knows whether it happened, so whoever asked looks the invoice up first.
 */
export interface InvoiceProvider {
  readonly kind: "ecpay";
  issue(invoice: InvoiceToIssue): Promise<Result<IssueAnswer, SourceFailure>>;
  /** `not_found` where no invoice was issued for this reference. */
  find(relate_number: string): Promise<Result<FoundInvoice, SourceFailure>>;
  /** The law lets an invoice be void until the 13th of the odd month after its two; allowances go first. */
  makeVoid(
    named: InvoiceNamed & { readonly reason: string },
  ): Promise<Result<VoidAnswer, SourceFailure>>;
  /** Has no reference of ours: what `find` says is left tells whether a lost one happened. */
  grantAllowance(allowance: AllowanceToGrant): Promise<Result<AllowanceAnswer, SourceFailure>>;
  /** Whether the ministry knows this phone barcode. */
  isBarcode(barcode: string): Promise<Result<boolean, SourceFailure>>;
  /** Whether the ministry knows this donation code. */
  isLoveCode(love_code: string): Promise<Result<boolean, SourceFailure>>;
}
