import type { SourceFailureCode } from "@sampan/connectors/outbound/source-failure";
import type {
  TranslationOrder,
  Translator,
} from "../../packages/connectors/src/translation/translator.ts";
import { createFakeWire } from "./fake-wire.ts";

/**
 * A translator in a variable: it writes the language before each text and remembers what it was asked. The
 * real protocols are proven against the sandbox.
 */
export function fakeTranslator(version: Translator["version"] = "google-v2") {
  const state = {
    orders: [] as TranslationOrder[],
    failure: undefined as SourceFailureCode | undefined,
  };
  const { cross, answerAfter } = createFakeWire();
  const translator: Translator = {
    version,
    texts_max: 100,
    translate: async (order) => {
      state.orders.push(order);
      await cross();
      if (state.failure)
        return { ok: false, error: { code: state.failure, source: "fake", detail: "by a test" } };
      return { ok: true, value: order.texts.map((text) => `${order.to}:${text}`) };
    },
  };
  return {
    state,
    translator,
    answerAfter,
    asked: () => state.orders.flatMap(({ texts }) => texts),
  };
}
