import * as calls from "@sampan/contract/goods/texts/staff-texts";
import { queryTextOverrides } from "@sampan/contract/goods/translation";
import { ok } from "@sampan/domain/kernel/result";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { listTextHistory } from "./list-text-history.ts";
import { listTexts } from "./list-texts.ts";
import { overrideText } from "./override-text.ts";
import { restoreText } from "./restore-text.ts";

export function textRoutes(edge: Edge, needs: Needs): void {
  mount(edge, queryTextOverrides, async (_db, { lang }) =>
    ok({ data: needs.changedTexts.compiledIn(lang) ?? {} }),
  );
  mount(edge, calls.queryTexts, listTexts);
  mount(edge, calls.overrideText, (_db, input, caller) => overrideText(needs, input, caller));
  mount(edge, calls.restoreText, (_db, input, caller) => restoreText(needs, input, caller));
  mount(edge, calls.queryTextHistory, listTextHistory);
}
