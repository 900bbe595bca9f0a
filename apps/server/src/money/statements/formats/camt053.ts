import { parseAmount, type PaymentCurrency } from "@sampan/domain/kernel/money";
import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { XMLParser } from "fast-xml-parser";
import { decodeStatement } from "./decode-statement.ts";
import type { Statement, StatementLine, StatementRefused } from "./statement.ts";

/** An element: its children by local name, always as lists; attributes are named with an `@`. */
type Element = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  // Amounts and numbers of accounts are text: a float would lose cents, a number its zeros.
  parseTagValue: false,
  parseAttributeValue: false,
  // Entities of the file's own could make a short file a long text.
  processEntities: false,
});

/**
 * A statement of ISO 20022 (camt.053, any version). Only booked entries count; one that was taken back counts against the
 * side it is told on. Several statements of one file are read one after the other.
 */
export function readCamt053(bytes: Uint8Array): Result<Statement, StatementRefused> {
  const text = decodeStatement(bytes);
  if (!text.ok) return text;
  const entries = entriesOf(text.value);
  if (!entries) return refuse({ code: "statement_not_of_bank" });
  const lines: StatementLine[] = [];
  let currency: PaymentCurrency | undefined;
  for (const [at, entry] of entries.entries()) {
    const told = textOf(child(entry, "Amt"), "@Ccy");
    currency = paymentCurrencies.find((one) => one === told);
    if (currency === undefined)
      return refuse({ code: "statement_currency", values: { currency: told } });
    const line = readEntry(entry);
    if (!line) return refuse({ code: "statement_row_unreadable", values: { line: at + 1 } });
    if (line !== "pending") lines.push(line);
  }
  return currency === undefined
    ? refuse({ code: "statement_not_of_bank" })
    : ok({ currency, lines });
}

function entriesOf(text: string): readonly Element[] | undefined {
  try {
    const document = child(parser.parse(text, true) as Element, "Document");
    const message = child(document, "BkToCstmrStmt");
    if (!message) return undefined;
    return children(message, "Stmt").flatMap((statement) => children(statement, "Ntry"));
  } catch {
    // Not XML at all, or broken off in the middle.
    return undefined;
  }
}

function readEntry(entry: Element): StatementLine | "pending" | undefined {
  const status = child(entry, "Sts");
  const state = textOf(entry, "Sts") || textOf(status, "Cd");
  if (state !== "" && state !== "BOOK") return "pending";
  const booked = child(entry, "BookgDt") ?? child(entry, "ValDt");
  const [day = "", time = ""] = (textOf(booked, "DtTm") || textOf(booked, "Dt")).split("T");
  const amount = parseAmount(textOf(entry, "Amt") || textOf(child(entry, "Amt"), "#text"));
  const isIn = textOf(entry, "CdtDbtInd") === "CRDT";
  const isTakenBack = textOf(entry, "RvslInd") === "true";
  if (!amount.ok || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const details = children(entry, "NtryDtls").flatMap((one) => children(one, "TxDtls"));
  const words = details.flatMap((one) => [
    textOf(child(one, "Refs"), "EndToEndId"),
    ...textsOf(child(one, "RmtInf"), "Ustrd"),
    textOf(child(child(one, "RltdPties"), "Dbtr"), "Nm"),
  ]);
  return {
    booked_on: day,
    booked_at: /^\d{2}:\d{2}(?::\d{2})?/.exec(time)?.[0] ?? "",
    amount: isIn === isTakenBack ? -amount.value : amount.value,
    balance: null,
    text: [textOf(entry, "AddtlNtryInf"), ...words]
      .filter((word) => word !== "" && word !== "NOTPROVIDED")
      .join(" "),
    reference: textOf(entry, "AcctSvcrRef"),
    raw: JSON.stringify(entry),
  };
}

const children = (element: Element | undefined, name: string): readonly Element[] => {
  const found = element?.[name];
  if (found === undefined) return [];
  return (Array.isArray(found) ? found : [found]).filter(
    (one): one is Element => typeof one === "object" && one !== null,
  );
};

const child = (element: Element | undefined, name: string): Element | undefined =>
  children(element, name)[0];

const textsOf = (element: Element | undefined, name: string): readonly string[] => {
  const found = element?.[name];
  return (Array.isArray(found) ? found : [found]).filter((one) => typeof one === "string");
};

const textOf = (element: Element | undefined, name: string): string =>
  textsOf(element, name)[0]?.trim() ?? "";
