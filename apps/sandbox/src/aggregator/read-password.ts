import {
  type AggregatorAnswer,
  nothingFound,
  pageOf,
  refused,
  type Stall,
} from "./aggregator-answer.ts";

/** `item_password`: the real address behind a share text, if it is of this platform. */
export function readPassword(stall: Stall): AggregatorAnswer {
  const { word } = stall.fields;
  if (!word) return refused("4003", "word is missing");
  const share = stall.world.shareCodes.byPassword(word, stall.name);
  const product = share && !share.isExpired ? stall.marketplace.find(share.thid) : undefined;
  if (!product) return nothingFound("password-not-found");
  return {
    error_code: "0000",
    reason: "ok",
    item: {
      num_iid: product.thid,
      title: product.title.zh,
      url: pageOf(stall, product),
    },
  };
}
