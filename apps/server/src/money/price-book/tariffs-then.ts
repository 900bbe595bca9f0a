import type { Db } from "../../kernel/db/db.ts";
import { findTariffLines } from "./find-tariff-lines.ts";
import { datedTariffs, type Tariffs } from "./tariffs-at.ts";

/** The tariffs that held at any moment, however long ago: the price book itself holds those of now. */
export const tariffsThen = async (db: Db, moment: Date): Promise<Tariffs> =>
  datedTariffs(await findTariffLines(db, moment))(moment);
