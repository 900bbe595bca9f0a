import * as calls from "@sampan/contract/goods/duties/staff-duties";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { changePriceBook } from "../../kernel/settings/change-price-book.ts";
import { readDuties, readDutyHistory, readDutyWordsHistory } from "./read-duties.ts";
import { saveDutyRate, saveDutyWords } from "./save-duties.ts";
import { endDutyClass, findDutyClass, listDutyClasses, setDutyClass } from "./set-duty-class.ts";

export function dutyRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.readDuties, readDuties);
  mount(edge, calls.readDutyHistory, readDutyHistory);
  mount(edge, calls.readDutyWordsHistory, readDutyWordsHistory);
  mount(edge, calls.saveDutyRate, (_db, input, caller) =>
    changePriceBook(needs, (db) => saveDutyRate(db, input, caller)),
  );
  mount(edge, calls.saveDutyWords, (_db, input, caller) =>
    changePriceBook(needs, (db) => saveDutyWords(db, input, caller)),
  );
  mount(edge, calls.listDutyClasses, listDutyClasses);
  mount(edge, calls.findDutyClass, findDutyClass);
  mount(edge, calls.setDutyClass, setDutyClass);
  mount(edge, calls.endDutyClass, endDutyClass);
}
