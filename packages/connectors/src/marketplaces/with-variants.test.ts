import { describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../tests/support/fake-marketplace.ts";
import { valueOf } from "../../../../tests/support/value-of.ts";
import type { SourceFailureCode } from "../outbound/source-failure.ts";
import { singleSku } from "./single-sku.ts";
import { withVariants } from "./with-variants.ts";

/** A product as JD's affiliate programme tells it, and as the aggregator does. */
function openBoth() {
  const [affiliate, aggregator] = [fakeMarketplace(5), fakeMarketplace(5)];
  const detailed = newListing({
    platform: 5,
    title: "转手的标题",
    shop: { id: "7", name: "转手" },
    description_html: "<p>转手</p>",
  });
  const { thid_item_id } = detailed;
  const bare = {
    ...detailed,
    title: "电水壶",
    attributes: [],
    images: [],
    shop: { id: "", name: "" },
    description_html: "<p>京东</p>",
    ...singleSku(thid_item_id, 1990),
  };
  affiliate.state.listings.set(thid_item_id, bare);
  aggregator.state.listings.set(thid_item_id, detailed);
  const both = withVariants(affiliate.marketplace, aggregator.marketplace);
  return { affiliate, aggregator, both, id: thid_item_id };
}

const query = { keywords: "x", page: 1, page_size: 10, order_by: "1" } as const;

describe("a product of an affiliate programme", () => {
  test("takes its variants from the aggregator and its words from the marketplace", async () => {
    const { both, id } = openBoth();
    expect(valueOf(await both.getListing(id))).toMatchObject({
      title: "电水壶",
      description_html: "<p>京东</p>",
      attributes: [{ name: "材质", value: "棉" }],
      images: ["https://cbu01.alicdn.com/a.jpg"],
      shop: { id: "7" },
      skus: [
        { thid_sku_id: "s1", price: 5900 },
        { thid_sku_id: "s2", price: 6900 },
      ],
    });
  });

  test.each<SourceFailureCode>(["not_found", "rejected", "disabled"])(
    "stays one sku when the aggregator is %s",
    async (failure) => {
      const { both, aggregator, id } = openBoth();
      aggregator.state.failure = failure;
      expect(valueOf(await both.getListing(id)).skus).toMatchObject([{ price: 1990, props: {} }]);
    },
  );

  test.each<SourceFailureCode>(["unavailable", "transient", "too_many_calls"])(
    "is not answered without its variants while the aggregator is %s",
    async (failure) => {
      const { both, aggregator, id } = openBoth();
      aggregator.state.failure = failure;
      expect(await both.getListing(id)).toMatchObject({ error: { code: failure } });
    },
  );

  test("outside the programme is the aggregator's, and absent only when neither knows it", async () => {
    const { both, affiliate, aggregator, id } = openBoth();
    affiliate.state.listings.clear();
    expect(valueOf(await both.getListing(id)).title).toBe("转手的标题");
    aggregator.state.failure = "unavailable";
    expect(await both.getListing(id)).toMatchObject({ error: { code: "unavailable" } });
    aggregator.state.failure = "not_found";
    expect(await both.getListing(id)).toMatchObject({ error: { code: "not_found" } });
  });

  test.each<SourceFailureCode>(["unavailable", "rejected", "disabled"])(
    "is the aggregator's while the programme is %s, asked for once",
    async (failure) => {
      const { both, affiliate, aggregator, id } = openBoth();
      affiliate.state.failure = failure;
      expect(valueOf(await both.getListing(id)).title).toBe("转手的标题");
      expect(valueOf(await both.search(query)).items).toMatchObject([{ title: "转手的标题" }]);
      expect(aggregator.state.asked).toBe(1);
    },
  );

  test.each<SourceFailureCode>(["too_many_calls", "transient"])(
    "is %s when the programme says so, whatever the aggregator knows",
    async (failure) => {
      const { both, affiliate, id } = openBoth();
      affiliate.state.failure = failure;
      expect(await both.getListing(id)).toMatchObject({ error: { code: failure } });
    },
  );
});
