import {
  picturesOf,
  sanitiseDescription,
} from "@sampan/server/goods/catalogue/sanitise-description";
import { expect, test } from "vitest";
import { growCatalogue } from "../demo/catalogue/grow-catalogue.ts";
import { HOSTILE_SNIPPETS } from "../demo/catalogue/hostile-snippets.ts";

/** What may be left of a tag: its name, and of its attributes those that neither run nor place anything. */
const harmlessTag =
  /^<\/?(?:p|br|div|span|b|strong|i|em|u|h[1-4]|[uo]l|li|table|thead|tbody|t[rhd]|img)(?: (?:src="https:\/\/[^"]+"|(?:alt|width|height|colspan|rowspan)="[^"]*"))*(?: \/)?>$/;

const harmfulTags = (html: string) =>
  (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !harmlessTag.test(tag));

test.each(HOSTILE_SNIPPETS)("nothing that acts is left of %s [AGNT-15]", (snippet) => {
  const clean = sanitiseDescription(`<p>前</p>${snippet}<p>后</p>`);
  expect(harmfulTags(clean)).toEqual([]);
  expect(clean).toContain("<p>前</p>");
  expect(clean).toContain("后");
});

test("a picture without a host would call us in the customer's name, and is left out [AGNT-15]", () => {
  const html =
    `<img src="/gateway/installer/cart/put_cart?item_id=1&num=99"><img src="x.png">` +
    `<img src="//img.alicdn.com/a.jpg">`;
  expect(picturesOf(html)).toEqual(["https://img.alicdn.com/a.jpg"]);
});

test("descriptions of the whole catalogue come out clean, and keep their pictures", () => {
  for (const { descriptionHtml } of growCatalogue().marketplace) {
    const clean = sanitiseDescription(
      descriptionHtml.replaceAll("{img}", "https://cbu01.alicdn.com/img"),
    );
    expect(harmfulTags(clean)).toEqual([]);
    expect(clean).toContain(`<img src="https://cbu01.alicdn.com/img/`);
  }
});
