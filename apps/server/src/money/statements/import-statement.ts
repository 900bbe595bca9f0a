import { createHash } from "node:crypto";
import { readStatement } from "./formats/read-statement.ts";
import type { StatementLine } from "./formats/statement.ts";
import { endsOf } from "./ends-of.ts";
import { findGaps, isSameGap } from "./read-accounts.ts";
import { holdStatements } from "./hold-statements.ts";
import { nameAccount } from "./name-account.ts";
import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { importStatement as call } from "@sampan/contract/money/staff-statements";
import { newStatementNumber } from "@sampan/domain/kernel/ids";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { StatementFormat } from "@sampan/domain/money/statements/statement";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { creditSureArrivals, type Importing, settleSure } from "./credit-sure-arrivals.ts";
import { insertLines, insertStatement, type NamedLine } from "./statement-queries.ts";

/**
 * Reads a bank's file and keeps its movements, each once, whatever files it stands in; then credits the declared
 * transfers that surely stand among those that are open, and says of payouts and of payments by providers which they are. Refuses `statement_file_needed`, `statement_too_large`, and what is
 * wrong with the file, with its row. Nothing of a refused file is kept. Where the balances of the account do not follow from what
 * was brought before, it says between which days how much is missing. [BO-32]
 */
export async function importStatement(
  db: Db,
  { file, format, name }: InputOf<typeof call>,
  importing: Importing & Pick<Needs, "chance">,
): Promise<Result<OutputOf<typeof call>, Refusal<RefusalOf<typeof call>>>> {
  const { caller, chance } = importing;
  if (!(file instanceof Uint8Array) || file.length === 0)
    return refuse({ code: "statement_file_needed" });
  if (file.length > caller.settings.photo_reject_above_bytes)
    return refuse({ code: "statement_too_large" });
  const read = readStatement(file, format);
  if (!read.ok) return read;

  const { currency, lines, balances } = read.value;
  await holdStatements(db, currency);
  const { account, in_digests } = await nameAccount(db, { ...read.value, format });
  const told = { format, currency, account };
  const before = await findGaps(db, told);
  const number = newStatementNumber(chance(8));
  const { id } = await insertStatement(db, {
    ...told,
    ...endsOf(read.value),
    number,
    file_name: name,
    movements: lines.length,
    imported_at: caller.now,
    imported_by: caller.staff.id,
  });
  const written = await insertLines(db, id, named(lines, { format, account: in_digests }));
  const known = lines.length - written;
  await db.updateTable("statements").set({ known }).where("id", "=", id).execute();
  const gaps = (await findGaps(db, told)).filter(
    (gap) => !before.some((old) => isSameGap(old, gap)),
  );
  const credited = await creditSureArrivals(db, currency, importing);
  const { paid, settled, returned } = await settleSure(db, currency, caller.now);
  const { open, outgoing } = await countLines(db, id);
  const counts = { movements: lines.length, known, credited, paid, settled, returned };
  await recordAudit(db, caller, {
    action: "import_statement",
    object_kind: "statement",
    object_id: number,
    new_value: { format, name, ...counts, gaps: gaps.length },
  });
  const closing = balances?.closing ?? null;
  return ok({ data: { number, currency, ...counts, outgoing, open, closing, gaps } });
}

/**
 * What tells a movement from every other: all that the bank says of it. Movements of which it says the same are told
 * apart by which they are, so that neither is lost and a file that is read twice brings nothing.
 */
function named(
  lines: readonly StatementLine[],
  { format, account }: { readonly format: StatementFormat; readonly account: string },
): NamedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { valued_on, booked_at, amount, reference, text } = line;
    const day = valued_on ?? line.booked_on;
    // An entry of camt.053 has no balance of its own: ours is added up, and another file may begin elsewhere.
    const balance = format === "camt053" ? null : line.balance;
    const said = JSON.stringify([account, day, booked_at, amount, balance, reference, text]);
    const nth = seen.get(said) ?? 0;
    seen.set(said, nth + 1);
    return { ...line, digest: createHash("sha256").update(`${nth} ${said}`).digest("hex") };
  });
}

async function countLines(db: Db, statementId: number) {
  const rows = await db
    .selectFrom("statement_lines")
    .select("state")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("statement_id", "=", statementId)
    .groupBy("state")
    .execute();
  const of = (state: string): number => rows.find((row) => row.state === state)?.count ?? 0;
  return { open: of("open"), outgoing: of("outgoing") };
}
