import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/goods/duties/staff-duties";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { selectRates, selectWords } from "./duty-queries.ts";

interface MadeRow {
  readonly made_at: Date;
  readonly by: string | null;
}

/** A row as it travels: who made it and when, on the clocks of whoever asks. */
export const withMaker = <Row extends MadeRow>(
  { made_at, by, ...row }: Row,
  { region }: Pick<StaffCaller, "region">,
) => ({ ...row, made: { by: by ?? "", at: formatWireTime(made_at, region) } });

/** What each region asks of each class now, and the words that lead to classes. */
export async function readDuties(
  db: Db,
  _input: object,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof calls.readDuties>, never>> {
  const rates = await selectRates(db)
    .where((its) =>
      its(
        "rate.version",
        "=",
        its
          .selectFrom("duty_rates as newest")
          .select(({ fn }) => fn.max("newest.version").as("version"))
          .whereRef("newest.region", "=", "rate.region")
          .whereRef("newest.duty_class", "=", "rate.duty_class"),
      ),
    )
    .execute();
  const [words] = await selectWords(db, 1);
  if (!words) throw new Error("no words lead to a class of duty");
  return ok({
    data: {
      rates: rates.map((rate) => withMaker(rate, caller)),
      words: describeWords(words, caller),
    },
  });
}

/** So many changes back. */
const most = 100;

/** What a region asked of a class, the newest first. */
export async function readDutyHistory(
  db: Db,
  { region, duty_class }: InputOf<typeof calls.readDutyHistory>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof calls.readDutyHistory>, never>> {
  const rates = await selectRates(db)
    .where("rate.region", "=", region)
    .where("rate.duty_class", "=", duty_class)
    .limit(most)
    .execute();
  return ok({ datalist: rates.map((rate) => withMaker(rate, caller)) });
}

/** The words as they were, the newest first. */
export async function readDutyWordsHistory(
  db: Db,
  _input: object,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof calls.readDutyWordsHistory>, never>> {
  const words = await selectWords(db, most);
  return ok({ datalist: words.map((each) => describeWords(each, caller)) });
}

const describeWords = (
  words: Awaited<ReturnType<typeof selectWords>>[number],
  caller: StaffCaller,
) => {
  const { lists, ...row } = withMaker(words, caller);
  return { ...row, lists: lists.map(([name, each]): [typeof name, string[]] => [name, [...each]]) };
};
