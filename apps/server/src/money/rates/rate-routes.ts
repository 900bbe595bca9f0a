import * as calls from "@sampan/contract/money/rates/rates";
import * as desk from "@sampan/contract/money/rates/staff-rates";
import { ok } from "@sampan/domain/kernel/result";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { changePriceBook } from "../../kernel/settings/change-price-book.ts";
import { changeRateTerms } from "./change-rate-terms.ts";
import { endManualRate } from "./end-manual-rate.ts";
import { getExchangeRate } from "./get-exchange-rate.ts";
import { listRateDays, listRates, readRates } from "./read-rates.ts";
import { setManualRate } from "./set-manual-rate.ts";

export function rateRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.getExchangeRate, async (_db, input, caller) => getExchangeRate(input, caller));
  mount(edge, desk.readRates, readRates);
  mount(edge, desk.listRateHistory, listRates);
  mount(edge, desk.readRateDays, listRateDays);
  mount(edge, desk.setManualRate, (_db, input, caller) =>
    changePriceBook(needs, (db) => setManualRate(db, input, caller)),
  );
  mount(edge, desk.endManualRate, (_db, input, caller) =>
    changePriceBook(needs, (db) => endManualRate(db, input, caller)),
  );
  mount(edge, desk.changeRateTerms, (_db, input, caller) => changeRateTerms(needs, input, caller));
  mount(edge, desk.fetchRatesNow, async (db) => {
    await needs.jobs.send(db, "fetch-rates", {});
    return ok({});
  });
}
