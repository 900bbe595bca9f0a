import type { InputOf } from "@sampan/contract/call";
import * as calls from "@sampan/contract/sourcing";
import { listSources } from "@sampan/contract/staff-sources";
import type { PlatformId } from "@sampan/domain/platforms";
import { ok, type Result } from "@sampan/domain/result";
import type { Visitor } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { askDescription, askProduct, type ProductDesk } from "./ask-product.ts";
import { askPictureSearch } from "./ask-picture-search.ts";
import { askSearch } from "./ask-search.ts";
import type { PageDesk } from "./ask-search-page.ts";
import { askSharePassword, askShortLink, askTextToId } from "./ask-share.ts";
import { createCopies } from "./create-copies.ts";
import { shareUnderway } from "./share-underway.ts";
import { listSourceHealth } from "./list-source-health.ts";

export function sourcingRoutes(edge: Edge, needs: Needs): void {
  mountSearches(edge, needs);
  mountDetails(edge, needs);
  mount(edge, calls.queryTpwd, (_db, input) => askSharePassword(needs, input.password_content));
  mount(edge, calls.get1688Password, (_db, input) => askShortLink(needs, input.url));
  mount(edge, calls.resolveShortLink, (_db, input) => askShortLink(needs, input.url));
  mount(edge, calls.textToId, (_db, input) => askTextToId(needs, input.content));
  const since = needs.clock();
  mount(edge, listSources, (_db, _input, reader) =>
    Promise.resolve(ok(listSourceHealth(needs.outbound, { since, region: reader.region }))),
  );
}

function mountSearches(edge: Edge, needs: Needs): void {
  const desk: PageDesk = { copies: createCopies(needs.log), describing: shareUnderway() };
  edge.app.addHook("onClose", desk.copies.settled);
  const search =
    (platform: PlatformId) =>
    (_db: unknown, input: InputOf<typeof calls.searchAlibaba>, reader: Visitor) =>
      askSearch(needs, desk, { platform, input }, reader);
  mount(edge, calls.searchAlibaba, search(3));
  mount(edge, calls.searchTaobao, search(4));
  mount(edge, calls.searchJd, search(5));
  mount(edge, calls.searchByPicture, (_db, input, reader) =>
    askPictureSearch(needs, desk, input, reader),
  );
}

/** One call a platform; all of them share what is under way. */
function mountDetails(edge: Edge, needs: Needs): void {
  const desk: ProductDesk = { copies: createCopies(needs.log), describing: shareUnderway() };
  edge.app.addHook("onClose", desk.copies.settled);
  const open =
    <Code extends Refusal["code"]>(platform: PlatformId) =>
    async (_db: unknown, input: InputOf<typeof calls.getAlibabaDetail>, caller: Visitor) => {
      const key = { platform, thid_item_id: input.third_item_id };
      const product = await askProduct(needs, desk, key, caller);
      // Which refusals a platform knows is the table in refusal-of-failure.ts; the contract lists the same.
      return (product.ok ? ok({ data: product.value }) : product) as Result<
        { data: Extract<typeof product, { ok: true }>["value"] },
        Refusal<Code>
      >;
    };
  mount(edge, calls.getAlibabaDetail, open(3));
  mount(edge, calls.getTaobaoDetail, open(4));
  mount(edge, calls.getJdDetail, open(5));
  mount(edge, calls.getPddDetail, open(6));
  mount(edge, calls.getGroupDetail, open(7));
  mount(edge, calls.getTaobaoDescription, async (_db, input, caller) => {
    const key = { platform: 4, thid_item_id: input.itemId } as const;
    const html = await askDescription(needs, desk, key, caller);
    return (html.ok ? ok({ data: html.value }) : html) as Result<
      { data: string },
      Refusal<(typeof calls.getTaobaoDescription.refusals)[number]>
    >;
  });
}
