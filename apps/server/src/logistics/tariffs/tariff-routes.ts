import * as desk from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { changePriceBook } from "../../kernel/settings/change-price-book.ts";
import { listTariffs } from "./list-tariffs.ts";
import { previewTariff } from "./preview-tariff.ts";
import { saveTariff } from "./save-tariff.ts";
import { withdrawTariff } from "./withdraw-tariff.ts";

export function tariffRoutes(edge: Edge, needs: Needs): void {
  mount(edge, desk.queryTariffs, listTariffs);
  mount(edge, desk.previewTariff, previewTariff);
  mount(edge, desk.saveTariff, (_db, input, caller) =>
    changePriceBook(needs, (db) => saveTariff(db, input, caller)),
  );
  mount(edge, desk.withdrawTariff, (_db, input, caller) =>
    changePriceBook(needs, (db) => withdrawTariff(db, input, caller)),
  );
}
