import type { Details } from "./receipt-queries.ts";

export type InvoiceField = Exclude<keyof Details, "kind" | "kinds">;

/** What is typed for each choice. */
export const fieldsOf = {
  member: [],
  barcode: ["barcode"],
  donation: ["love_code"],
  company: ["tax_id", "company_name"],
} as const satisfies Record<Details["kind"], readonly InvoiceField[]>;

const fieldOfRefusal: Readonly<Partial<Record<string, InvoiceField>>> = {
  barcode_malformed: "barcode",
  love_code_malformed: "love_code",
  company_number_invalid: "tax_id",
  company_name_needed: "company_name",
};

/** The field that a refusal is about, of those that the choice shows; undefined for one of none of them. */
export function refusedField(code: string, kind: Details["kind"]): InvoiceField | undefined {
  const fields: readonly InvoiceField[] = fieldsOf[kind];
  const field = code === "invoice_code_unknown" ? fields[0] : fieldOfRefusal[code];
  return field !== undefined && fields.includes(field) ? field : undefined;
}
