import * as calls from "@sampan/contract/shop/content";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { listArticles, readArticle } from "./read-article.ts";

export function contentRoutes(edge: Edge, _needs: Needs): void {
  mount(edge, calls.selectArticle, readArticle);
  mount(edge, calls.queryArticles, listArticles);
}
