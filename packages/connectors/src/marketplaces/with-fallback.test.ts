import { describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../tests/support/fake-marketplace.ts";
import { valueOf } from "../../../../tests/support/value-of.ts";
import type { SourceFailureCode } from "../outbound/source-failure.ts";
import type { Marketplace } from "./marketplace.ts";
import { withFallback } from "./with-fallback.ts";

function openBoth() {
  const [primary, fallback] = [fakeMarketplace(3), fakeMarketplace(3)];
  const first = newListing({ title: "first" });
  const second = { ...first, title: "second" };
  primary.state.listings.set(first.thid_item_id, first);
  fallback.state.listings.set(second.thid_item_id, second);
  const both = withFallback(primary.marketplace, fallback.marketplace);
  return { primary, fallback, both, id: first.thid_item_id };
}

const query = { keywords: "x", page: 1, page_size: 10, order_by: "1" } as const;

describe("a marketplace with a fallback", () => {
  test("asks only the first source while that answers", async () => {
    const { both, fallback, id } = openBoth();
    expect(valueOf(await both.getListing(id)).title).toBe("first");
    expect(fallback.state.asked).toBe(0);
  });

  test.each<SourceFailureCode>(["unavailable", "rejected", "disabled"])(
    "is made good by the second when the first is %s",
    async (failure) => {
      const { both, primary, id } = openBoth();
      primary.state.failure = failure;
      expect(valueOf(await both.getListing(id)).title).toBe("second");
      expect(valueOf(await both.search(query)).items).toMatchObject([{ title: "second" }]);
    },
  );

  test.each<SourceFailureCode>(["not_found", "too_many_calls", "transient"])(
    "answers %s of the first as it is",
    async (failure) => {
      const { both, primary, fallback, id } = openBoth();
      primary.state.failure = failure;
      expect(await both.getListing(id)).toMatchObject({ error: { code: failure } });
      expect(fallback.state.asked).toBe(0);
    },
  );

  test("never calls a product absent because the second does not know it", async () => {
    const { both, primary } = openBoth();
    primary.state.failure = "unavailable";
    expect(await both.getListing("unknown")).toMatchObject({ error: { code: "unavailable" } });
  });

  test("searches by picture with whichever of the two can, and not at all when none can", async () => {
    const { primary, fallback } = openBoth();
    const unable: Marketplace = {
      platform: 3,
      search: (words) => primary.marketplace.search(words),
      getListing: (id) => primary.marketplace.getListing(id),
    };
    expect(withFallback(unable, unable)).not.toHaveProperty("searchByImage");
    const one = withFallback(unable, fallback.marketplace);
    const found = await one.searchByImage?.({ ...query, image: new Uint8Array() });
    expect(found).toMatchObject({ ok: true, value: { items: [{ title: "second" }] } });
  });
});
