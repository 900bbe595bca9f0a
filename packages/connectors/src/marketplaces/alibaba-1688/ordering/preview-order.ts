import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../../outbound/source-failure.ts";
import { Fen, Id, readShape, Yuan } from "../../../read-answer.ts";
import type { WireCart, WireDeclined, WirePreview } from "../../ordering-by-wire.ts";
import { type Alibaba1688Session, askGateway1688 } from "../ask-gateway.ts";
import { cartParameters } from "./cart-parameters.ts";
import { declinedBecause } from "./decline-words.ts";
import { readWords } from "./trade-answer.ts";

const Part = z.object({
  sumPayment: Fen,
  sumCarriage: Fen.nullish(),
  tradeModeNameList: z.array(z.string()).nullish(),
  resultCode: z.string().nullish(),
  message: z.string().nullish(),
  cargoList: z
    .array(
      z.object({
        offerId: Id.nullish(),
        specId: z.string().nullish(),
        finalUnitPrice: Yuan.nullish(),
        resultCode: z.string().nullish(),
        message: z.string().nullish(),
      }),
    )
    .nullish(),
});

/** The name is theirs, letters and all. */
const Preview = z.object({ orderPreviewResuslt: z.array(Part).min(1) });

/**
 * What a cart would cost at 1688, over all orders it would be split into. A cart of which any part has no trade mode
 * cannot be ordered by wire, whatever else the answer says.
 */
export async function previewOrder1688(
  session: Alibaba1688Session,
  cart: WireCart,
): Promise<Result<WirePreview | WireDeclined, SourceFailure>> {
  const answer = await askGateway1688(session, {
    namespace: "com.alibaba.trade",
    api: "alibaba.createOrder.preview",
    parameters: cartParameters(cart),
    answer: z.unknown(),
    repeatable: true,
  });
  if (!answer.ok) return answer;
  const words = readWords(answer.value);
  if (words.isDeclined) return ok(declinedBecause(words.code, words.detail));
  const preview = readShape(session.source.name, answer.value, Preview);
  if (!preview.ok) return preview;
  const parts = preview.value.orderPreviewResuslt;
  const odd = parts
    .flatMap((part) => [part, ...(part.cargoList ?? [])])
    .find(({ resultCode }) => resultCode?.startsWith("500_"));
  if (odd) return ok(declinedBecause(odd.resultCode ?? "", odd.message ?? ""));
  return ok(offered(parts));
}

function offered(parts: readonly z.output<typeof Part>[]): WirePreview | WireDeclined {
  const modes = parts.map(({ tradeModeNameList }) => tradeModeNameList ?? []);
  if (modes.some((of) => of.length === 0)) {
    return { kind: "declined", reason: "no_trade_mode", detail: "tradeModeNameList is empty" };
  }
  return {
    kind: "offered",
    total: parts.reduce((sum, { sumPayment }) => sum + sumPayment, 0),
    freight: parts.reduce((sum, { sumCarriage }) => sum + (sumCarriage ?? 0), 0),
    parts: parts.length,
    trade_modes: [...new Set(modes.flat())],
    prices: parts.flatMap(({ cargoList }) => cargoList ?? []).flatMap(priceOf),
  };
}

function priceOf({
  offerId,
  specId,
  finalUnitPrice,
}: NonNullable<z.output<typeof Part>["cargoList"]>[number]): WirePreview["prices"] {
  return offerId && finalUnitPrice !== null && finalUnitPrice !== undefined
    ? [{ thid_item_id: offerId, thid_spec_id: specId || null, price: finalUnitPrice }]
    : [];
}
