import * as own from "@sampan/contract/shop/pages/own-pages";
import { queryPage } from "@sampan/contract/shop/pages/pages";
import * as staff from "@sampan/contract/shop/pages/staff-pages";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askPageWords } from "./ask-page-words.ts";
import { countBlocks } from "./count-blocks.ts";
import { holdBlocks } from "./hold-blocks.ts";
import { getPage, listPageCounts, listPages, listPageVersions } from "./list-pages.ts";
import { previewPage } from "./preview-page.ts";
import { publishPage, unpublishPage } from "./publish-page.ts";
import { readPage } from "./read-page.ts";
import { addPage, changePage, returnToVersion } from "./save-page.ts";

export function pageRoutes(edge: Edge, needs: Needs): void {
  const { chance } = needs;
  // Whoever asks, a shared answer is what visitors see.
  mount(edge, queryPage, (db, input, { customer: _, ...caller }) =>
    readPage(db, input, { caller }),
  );
  const held = holdBlocks();
  mount(edge, own.queryOwnPage, (db, input, caller) => readPage(db, input, { caller, held }));
  mount(edge, own.countBlocks, (db, input, caller) => countBlocks(db, input, { caller, chance }));

  mount(edge, staff.listPages, listPages);
  mount(edge, staff.getPage, getPage);
  mount(edge, staff.listPageVersions, listPageVersions);
  mount(edge, staff.listPageCounts, listPageCounts);
  mount(edge, staff.addPage, addPage);
  mount(edge, staff.changePage, changePage);
  mount(edge, staff.returnToPageVersion, returnToVersion);
  mount(edge, staff.publishPage, publishPage);
  mount(edge, staff.unpublishPage, unpublishPage);
  mount(edge, staff.previewPage, previewPage);
  mount(edge, staff.draftPageWords, (_db, input, caller) => askPageWords(needs, input, caller));
}
