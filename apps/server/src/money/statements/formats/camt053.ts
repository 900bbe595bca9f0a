import { parseAmount } from "@sampan/domain/kernel/money";
import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { XMLParser } from "fast-xml-parser";
import { decodeStatement } from "./decode-statement.ts";
import { addUp, joinStatements, lastDayOf, type Part } from "./join-statements.ts";
import { oldestFirst } from "./oldest-first.ts";
import type { Statement, StatementLine, StatementRefused } from "./statement.ts";
import { yearFirst } from "./table-format.ts";

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
 * side it is told on. Statements of one account, and the entries of each, may stand from the newest on. Where the opening is told,
 * each balance follows from it, and what the bank closes with has to be the last, or an entry is missing.
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

  const parts: Part[] = [];
  let row = 1;
  for (const statement of statements) {
    const part = readPart(statement, row);
    if (!part.ok) return part;
    parts.push(part.value);
    row += children(statement, "Ntry").length;
  }
  const joined = joinStatements(parts);
  if (!joined.ok) return joined;
  const [account = ""] = accounts;
  return ok({ currency, account, ...joined.value });
}

/** One statement; `row` is the place of its first entry among all of the file. */
function readPart(statement: Element, row: number): Result<Part, StatementRefused> {
  const opened = balanceOf(statement, "OPBD") ?? balanceOf(statement, "PRCD");
  const closed = balanceOf(statement, "CLBD");
  const entries = children(statement, "Ntry");
  const booked: Entry[] = [];
  for (const [at, entry] of entries.entries()) {
    const line = readEntry(entry);
    if (!line) return refuse({ code: "statement_row_unreadable", values: { line: row + at } });
    if (line !== "pending") booked.push(line);
  }
  const opening = opened?.amount ?? null;
  const lines = addUp(opening, oldestFirst(booked));
  const held = lines.at(-1)?.balance ?? opening;
  if (closed && held !== null && closed.amount !== held)
    return refuse({ code: "statement_row_missing", values: { line: row + entries.length } });
  const day = closed?.day ?? lastDayOf(booked) ?? opened?.day ?? "";
  return ok({ opening, closing: closed?.amount ?? null, day, lines, row });
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
  const date = child(told, "Dt");
  const day = yearFirst((textOf(date, "Dt") || textOf(date, "DtTm")).split("T")[0] ?? "");
  if (!amount.ok || day === undefined) return undefined;
  return { amount: textOf(told, "CdtDbtInd") === "DBIT" ? -amount.value : amount.value, day };
}

type Entry = Omit<StatementLine, "balance">;

function readEntry(entry: Element): Entry | "pending" | undefined {
  const status = child(entry, "Sts");
  const state = textOf(entry, "Sts") || textOf(status, "Cd");
  if (state !== "" && state !== "BOOK") return "pending";
  const booked = child(entry, "BookgDt") ?? child(entry, "ValDt");
  const [day = "", time = ""] = (textOf(booked, "DtTm") || textOf(booked, "Dt")).split("T");
  const booked_on = yearFirst(day);
  const amount = parseAmount(textOf(entry, "Amt") || textOf(child(entry, "Amt"), "#text"));
  const isIn = textOf(entry, "CdtDbtInd") === "CRDT";
  const isTakenBack = textOf(entry, "RvslInd") === "true";
  if (!amount.ok || booked_on === undefined) return undefined;
  const details = children(entry, "NtryDtls").flatMap((one) => children(one, "TxDtls"));
  const words = details.flatMap((one) => [
    textOf(child(one, "Refs"), "EndToEndId"),
    ...textsOf(child(one, "RmtInf"), "Ustrd"),
    textOf(child(child(one, "RltdPties"), "Dbtr"), "Nm"),
  ]);
  return {
    booked_on,
    booked_at: /^\d{2}:\d{2}(?::\d{2})?/.exec(time)?.[0] ?? "",
    amount: isIn === isTakenBack ? -amount.value : amount.value,
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
