import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { Flag, Yuan } from "../../read-answer.ts";
import { askApi1688 } from "./ask-api.ts";
import type { Alibaba1688Session } from "./ask-gateway.ts";

/** What would be sent, and to which Chinese administrative codes: our warehouse. */
export interface FreightQuestion {
  readonly thid_item_id: string;
  readonly toProvinceCode: string;
  readonly toCityCode: string;
  readonly toCountryCode: string;
  readonly skus: readonly { readonly thid_sku_id: string; readonly num: number }[];
}

const Freight = z.object({ freight: Yuan.nullish(), freePostage: Flag.nullish() });

/** The seller's freight to the mainland warehouse, in fen; 0 when the seller pays it. */
export async function estimateFreight1688(
  session: Alibaba1688Session,
  question: FreightQuestion,
): Promise<Result<number, SourceFailure>> {
  const estimate = await askApi1688(session, {
    api: "product.freight.estimate",
    parameters: {
      productFreightQueryParamsNew: {
        offerId: question.thid_item_id,
        toProvinceCode: question.toProvinceCode,
        toCityCode: question.toCityCode,
        toCountryCode: question.toCountryCode,
        totalNum: question.skus.reduce((total, { num }) => total + num, 0),
        logisticsSkuNumModels: question.skus.map(({ thid_sku_id, num }) => ({
          skuId: thid_sku_id,
          number: num,
        })),
      },
    },
    payload: Freight.refine(
      ({ freight, freePostage }) => freePostage || typeof freight === "number",
      {
        message: "neither free nor priced",
      },
    ),
  });
  if (!estimate.ok) return estimate;
  return ok(estimate.value.freePostage ? 0 : (estimate.value.freight ?? 0));
}
