import * as calls from "@sampan/contract/shop/content";
import * as desk from "@sampan/contract/shop/staff-articles";
import * as words from "@sampan/contract/shop/staff-help-words";
import { readOuterAddress } from "@sampan/domain/shop/content/outer-address";
import { ok, refuse } from "@sampan/domain/kernel/result";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { cleanArticle } from "./clean-article.ts";
import { findHelp } from "./find-help.ts";
import { moveArticle, retireArticle } from "./move-article.ts";
import { listArticles, readArticle } from "./read-article.ts";
import { listDeskArticles, readDeskArticle } from "./read-desk-articles.ts";
import { addArticle, saveArticle } from "./save-article.ts";
import { listHelpWords, removeHelpWords, saveHelpWords } from "./save-help-words.ts";
import { tellWhetherHelped } from "./tell-whether-helped.ts";

export function contentRoutes(edge: Edge, _needs: Needs): void {
  mount(edge, calls.selectArticle, readArticle);
  mount(edge, calls.queryArticles, listArticles);
  mount(edge, calls.findHelp, findHelp);
  mount(edge, calls.tellWhetherHelped, tellWhetherHelped);
  mount(edge, calls.findOuterAddress, async (_db, { to, use }, { settings }) => {
    const hosts = use === "leave" ? settings.outer_hosts : settings.framed_hosts;
    const data = readOuterAddress(to, hosts);
    return data ? ok({ data }) : refuse({ code: "outer_address_unlisted" } as const);
  });

  mount(edge, desk.listDeskArticles, listDeskArticles);
  mount(edge, desk.readDeskArticle, readDeskArticle);
  mount(edge, desk.addArticle, addArticle);
  mount(edge, desk.saveArticle, saveArticle);
  mount(edge, desk.moveArticle, moveArticle);
  mount(edge, desk.retireArticle, retireArticle);
  mount(edge, desk.cleanHtml, async (_db, { html }) => ok({ data: { html: cleanArticle(html) } }));
  mount(edge, words.listHelpWords, listHelpWords);
  mount(edge, words.saveHelpWords, saveHelpWords);
  mount(edge, words.removeHelpWords, (db, { id }, caller) => removeHelpWords(db, id, caller));
}
