import * as calls from "@sampan/contract/goods/shippability/staff-shippability";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { changePriceBook } from "../../kernel/settings/change-price-book.ts";
import { correctVerdict, dropCorrection } from "./correct-verdict.ts";
import { getProductVerdicts } from "./get-product-verdicts.ts";
import { listRules } from "./list-rules.ts";
import { previewRule } from "./preview-rule.ts";
import { enableRule, saveRule } from "./save-rule.ts";

export function shippabilityRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.queryShippingRules, listRules);
  mount(edge, calls.saveShippingRule, (_db, input, caller) =>
    changePriceBook(needs, (db) => saveRule(db, input, caller)),
  );
  mount(edge, calls.enableShippingRule, (_db, input, caller) =>
    changePriceBook(needs, (db) => enableRule(db, input, caller)),
  );
  mount(edge, calls.previewShippingRule, previewRule);
  mount(edge, calls.getProductVerdicts, getProductVerdicts);
  mount(edge, calls.correctShippingVerdict, correctVerdict);
  mount(edge, calls.dropShippingCorrection, dropCorrection);
}
