import type { InputOf } from "@sampan/contract/kernel/call";
import * as calls from "@sampan/contract/goods/sourcing/sourcing";
import { listSources } from "@sampan/contract/goods/sourcing/staff-sources";
import {
  platformIds,
  platformNames,
  platformsHaving,
  type PlatformId,
} from "@sampan/domain/goods/sourcing/platforms";
import { ok } from "@sampan/domain/kernel/result";
import type { Visitor } from "../../kernel/http/callers.ts";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askDescription, askProduct, openProductDesk } from "./ask-product.ts";
import { askPictureSearch } from "./ask-picture-search.ts";
import { askSearch } from "./ask-search.ts";
import { openPageDesk } from "./ask-search-page.ts";
import type { ShareDesk } from "./ask-resolver.ts";
import { askSharePassword, askShortLink, askTextToId } from "./ask-share.ts";
import { askerOf } from "./budgets-of-question.ts";
import { createQuestionBudgets, type QuestionBudgets } from "./create-question-budgets.ts";
import { listSourceHealth } from "./list-source-health.ts";

export function sourcingRoutes(edge: Edge, needs: Needs): void {
  const budgets = createQuestionBudgets(needs.database.db);
  mountSearches(edge, needs, budgets);
  mountDetails(edge, needs, budgets);
  const desk = (reader: Visitor): ShareDesk => ({
    budgets,
    asker: askerOf(reader),
    settings: reader.settings,
  });
  mount(edge, calls.queryTpwd, (_db, input, reader) =>
    askSharePassword(needs, desk(reader), input.password_content),
  );
  mount(edge, calls.get1688Password, (_db, input, reader) =>
    askShortLink(needs, desk(reader), input.url),
  );
  mount(edge, calls.resolveShortLink, (_db, input, reader) =>
    askShortLink(needs, desk(reader), input.url),
  );
  mount(edge, calls.textToId, (_db, input, reader) =>
    askTextToId(needs, desk(reader), input.content),
  );
  const since = needs.clock();
  mount(edge, listSources, (_db, _input, reader) =>
    Promise.resolve(ok(listSourceHealth(needs.outbound, { since, region: reader.region }))),
  );
}

function mountSearches(edge: Edge, needs: Needs, budgets: QuestionBudgets): void {
  const desk = openPageDesk(needs, budgets);
  edge.app.addHook("onClose", desk.cache.settled);
  const search =
    (platform: PlatformId) =>
    (_db: unknown, input: InputOf<typeof calls.searchAlibaba>, reader: Visitor) =>
      askSearch(needs, desk, { platform, input }, reader);
  for (const id of platformsHaving("searchOrders"))
    mount(edge, calls.searchCalls[platformNames[id]], search(id));
  mount(edge, calls.searchByPicture, (_db, input, reader) =>
    askPictureSearch(needs, desk, input, reader),
  );
}

/** One call a platform; all of them share what is under way. */
function mountDetails(edge: Edge, needs: Needs, budgets: QuestionBudgets): void {
  const desk = openProductDesk(needs, budgets);
  edge.app.addHook("onClose", desk.cache.settled);
  for (const platform of platformIds)
    mount(edge, calls.detailCalls[platformNames[platform]], (_db, input, caller) =>
      askProduct(needs, desk, { platform, thid_item_id: input.third_item_id }, caller),
    );
  for (const platform of platformsHaving("describesApart"))
    mount(edge, calls.descriptionCalls[platformNames[platform]], async (_db, input, caller) => {
      const html = await askDescription(
        needs,
        desk,
        { platform, thid_item_id: input.itemId },
        caller,
      );
      return html.ok ? ok({ data: html.value }) : html;
    });
}
