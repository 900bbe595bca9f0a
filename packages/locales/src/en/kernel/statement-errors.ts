import type { SameKeys } from "../../same-keys.ts";
import type { statementErrors as source } from "../../zh/kernel/statement-errors.ts";

export const statementErrors = {
  bank_code_needed: "A bank's code is three or four digits",
  bank_code_taken: "A bank of this region has the code {code} already",
  bank_name_needed: "Write its name in all four languages",
  bank_account_needed: "Write both the name and the number of the account",
  bank_change_waits: "A change of this bank waits to be confirmed already",
  bank_change_decided: "This change has been decided already",
  statement_file_needed: "Choose the file of the bank",
  statement_too_large: "The file is too large; split it by days",
  statement_encoding: "The file is in no encoding of its bank; use the one the bank gave",
  statement_not_of_bank: "The file has not the columns of this bank; check the bank and the format",
  statement_row_unreadable: "Row {line, number} cannot be read; nothing was imported",
  statement_row_missing:
    "The balance of movement {line, number} does not follow from the one before: something is missing, and nothing was imported",
  statement_currency: "The statement is in {currency}, which nobody pays in here",
  statement_several_accounts: "The file tells of more than one account; bring a file for each",
  bank_account_unknown: "No statement tells of such an account",
  bank_account_holds: "Its last statement does not close with nothing; bring the one that does",
  statement_line_unknown: "There is no such arrival",
  statement_line_settled: "This arrival has been settled already",
  statement_differs: "Amount or currency differ from this arrival",
  receipt_unknown: "There is no such receipt",
  receipt_not_in_state: "This cannot be done with the receipt now",
  invoice_code_unknown: "The register does not know this code; please check it",
  barcode_malformed:
    "A phone barcode is a slash and seven of digits, capitals and + - . such as /ABC1234",
  love_code_malformed: "A donation code is three to seven digits",
  receipt_void_refused: "It cannot be made void: {words}",
  close_unknown: "This day has not been closed",
  difference_unknown: "There is no such difference",
  difference_settled: "This difference has been settled already",
  statement_column_missing: "The file has no column “{column}”",
  difference_colleague_unknown: "There is no such colleague who matches payments to purchases",
} as const satisfies SameKeys<typeof source>;
