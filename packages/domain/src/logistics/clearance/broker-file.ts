import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { DeskEvent } from "./clearance-state.ts";

/** What a broker says of one parcel: a row of their file. */
export interface BrokerRow {
  /** Where it stands in the file, counted from 1. */
  readonly line: number;
  readonly tid: string;
  readonly event: DeskEvent;
  /** In the broker's words; empty where they said nothing more. */
  readonly note: string;
}

export type BrokerFileRefusal = {
  readonly code: "broker_row_unreadable";
  readonly values: { readonly line: number };
};

/** What brokers call it, in the letters they write. */
const eventOfWords: Readonly<Record<string, DeskEvent>> = {
  已推送: "request",
  已傳送: "request",
  sent: "request",
  申報相符: "match",
  相符: "match",
  match: "match",
  申報不符: "mismatch",
  不符: "mismatch",
  mismatch: "mismatch",
  查無此人: "refuse",
  拒絕: "refuse",
  refused: "refuse",
};

const waybill = /^SP\d{6}[0-9A-Z]{6}$/;

/**
 * Reads a broker's answer: house waybill, status and reason, parted by commas, semicolons or tabs; a first row of titles is passed over.
 * Refuses `broker_row_unreadable` by the number of its line, the first of a file in which nothing is said.
 */
export function readBrokerFile(text: string): Result<readonly BrokerRow[], BrokerFileRefusal> {
  const rows: BrokerRow[] = [];
  for (const [at, written] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (written.trim() === "") continue;
    const [tid = "", status = "", ...reason] = written.split(/[,;\t]/).map(bare);
    const event = eventOfWords[status.toLowerCase()];
    const number = tid.toUpperCase();
    if (waybill.test(number) && event) {
      const note = reason.filter(Boolean).join(" ").slice(0, 100);
      rows.push({ line: at + 1, tid: number, event, note });
    } else if (at > 0 || waybill.test(number))
      return refuse({ code: "broker_row_unreadable", values: { line: at + 1 } });
  }
  return rows.length > 0
    ? ok(rows)
    : refuse({ code: "broker_row_unreadable", values: { line: 1 } });
}

/** A cell without the quotes around it, or the sign that keeps a spreadsheet from reckoning. */
const bare = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replace(/^'/, "")
    .trim();
