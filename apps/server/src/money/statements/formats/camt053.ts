import { parseAmount } from "@sampan/domain/kernel/money";
import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { XMLParser } from "fast-xml-parser";
import { decodeStatement } from "./decode-statement.ts";
import type { Statement, StatementBalances, StatementLine, StatementRefused } from "./statement.ts";

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
 * side it is told on. Several statements of one account are read one after the other. Where the opening is told, each balance
 * follows from it, and what the bank closes with has to be the last, or an entry is missing.
 */
export function readCamt053(bytes: Uint8Array): Result<Statement, StatementRefused> {
  const text = decodeStatement(bytes);
  if (!text.ok) return text;
  const statements = statementsOf(text.value);
  if (!statements || statements.length === 0) return refuse({ code: "statement_not_of_bank" });
  const accounts = new Set(statements.map(accountOf));
  if (accounts.size > 1) return refuse({ code: "statement_several_accounts" });
  const told = statements.flatMap(currenciesOf);
  const currency = paymentCurrencies.find((one) => one === told[0]);
  const stranger = told.find((one) => one !== currency);
  if (stranger !== undefined)
    return refuse({ code: "statement_currency", values: { currency: stranger } });
  if (currency === undefined) return refuse({ code: "statement_not_of_bank" });

  const lines: StatementLine[] = [];
  let row = 0;
  for (const statement of statements) {
    let held = balanceOf(statement, "OPBD")?.amount ?? balanceOf(statement, "PRCD")?.amount ?? null;
    for (const entry of children(statement, "Ntry")) {
      row += 1;
      const line = readEntry(entry);
      if (!line) return refuse({ code: "statement_row_unreadable", values: { line: row } });
      if (line === "pending") continue;
      if (held !== null) held += line.amount;
      lines.push({ ...line, balance: held });
    }
    const closing = balanceOf(statement, "CLBD");
    if (closing && held !== null && closing.amount !== held)
      return refuse({ code: "statement_row_missing", values: { line: row + 1 } });
  }
  const [account = ""] = accounts;
  return ok({ currency, account, lines, balances: balancesOf(statements) });
}

function statementsOf(text: string): readonly Element[] | undefined {
  try {
    const document = child(parser.parse(text, true) as Element, "Document");
    return children(child(document, "BkToCstmrStmt"), "Stmt");
  } catch {
    // Not XML at all, or broken off in the middle.
    return undefined;
  }
}

function accountOf(statement: Element): string {
  const id = child(child(statement, "Acct"), "Id");
  return textOf(id, "IBAN") || textOf(child(id, "Othr"), "Id");
}

/** Of every entry, and of what the account held: a day on which nothing moved tells that alone. */
const currenciesOf = (statement: Element): readonly string[] =>
  [...children(statement, "Ntry"), ...children(statement, "Bal")].map((one) =>
    textOf(child(one, "Amt"), "@Ccy"),
  );

interface Balance {
  readonly amount: number;
  readonly day: string;
}

/** One of the balances that a statement tells: OPBD opens it, CLBD closes it, PRCD is what the one before closed with. */
function balanceOf(statement: Element, code: string): Balance | undefined {
  const told = children(statement, "Bal").find(
    (one) => textOf(child(child(one, "Tp"), "CdOrPrtry"), "Cd") === code,
  );
  const amount = parseAmount(textOf(told, "Amt") || textOf(child(told, "Amt"), "#text"));
  const [day = ""] = (textOf(child(told, "Dt"), "Dt") || textOf(child(told, "Dt"), "DtTm")).split(
    "T",
  );
  if (!amount.ok || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  return { amount: textOf(told, "CdtDbtInd") === "DBIT" ? -amount.value : amount.value, day };
}

function balancesOf(statements: readonly Element[]): StatementBalances | undefined {
  const [first, last] = [statements[0], statements.at(-1)];
  const opening = first && (balanceOf(first, "OPBD") ?? balanceOf(first, "PRCD"));
  const closing = last && balanceOf(last, "CLBD");
  return opening && closing
    ? { opening: opening.amount, closing: closing.amount, last_day: closing.day }
    : undefined;
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
