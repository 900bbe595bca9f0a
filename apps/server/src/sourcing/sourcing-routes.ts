import type { InputOf } from "@sampan/contract/call";
import * as calls from "@sampan/contract/sourcing";
import type { PlatformId } from "@sampan/domain/platforms";
import { ok, type Result } from "@sampan/domain/result";
import type { Visitor } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { askDescription, askProduct, type Underway } from "./ask-product.ts";
import { askSearch } from "./ask-search.ts";
import { askSharePassword, askShortLink, askTextToId } from "./ask-share.ts";

export function sourcingRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.searchAlibaba, (_db, input) => askSearch(needs, 3, input));
  mount(edge, calls.searchTaobao, (_db, input) => askSearch(needs, 4, input));
  mount(edge, calls.searchJd, (_db, input) => askSearch(needs, 5, input));
  mountDetails(edge, needs);
  mount(edge, calls.queryTpwd, (_db, input) => askSharePassword(needs, input.password_content));
  mount(edge, calls.get1688Password, (_db, input) => askShortLink(needs, input.url));
  mount(edge, calls.resolveShortLink, (_db, input) => askShortLink(needs, input.url));
  mount(edge, calls.textToId, (_db, input) => askTextToId(needs, input.content));
}

/** One call a platform; all of them share what is under way. */
function mountDetails(edge: Edge, needs: Needs): void {
  const underway: Underway = new Map();
  const open =
    <Code extends Refusal["code"]>(platform: PlatformId) =>
    async (_db: unknown, input: InputOf<typeof calls.getAlibabaDetail>, caller: Visitor) => {
      const key = { platform, thid_item_id: input.third_item_id };
      const product = await askProduct(needs, underway, key, caller);
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
    const html = await askDescription(needs, underway, key, caller);
    return (html.ok ? ok({ data: html.value }) : html) as Result<
      { data: string },
      Refusal<(typeof calls.getTaobaoDescription.refusals)[number]>
    >;
  });
}
