import { tradeWordsIn, type TradeWordKind } from "@sampan/domain/goods/translation/trade-words";

/** What sellers' words warn of in these originals, ready to be spread into an answer; nothing in most. */
export function warnOfTradeWords(originals: readonly string[]): { trade_words?: TradeWordKind[] } {
  const trade_words = tradeWordsIn(originals.join("\n"));
  return trade_words.length > 0 ? { trade_words } : {};
}
