import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { StoreChain } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { z } from "zod";
import type { Source } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { readJson } from "../../read-answer.ts";
import type { Store } from "../shipping-provider.ts";
import { formTo, signedFor, source_name } from "./ecpay-forms.ts";
import type { EcpayAccount } from "./ecpay-logistics-config.ts";
import { cvsTypes } from "./sub-types.ts";

/** Numbers reach shapes as their text. */
const StoreList = z.object({
  RtnCode: z.string(),
  RtnMsg: z.string().nullish(),
  StoreList: z
    .array(
      z.object({
        CvsType: z.string(),
        StoreInfo: z.array(
          z.object({ StoreId: z.string(), StoreName: z.string(), StoreAddr: z.string() }),
        ),
      }),
    )
    .nullish(),
});

interface Listing {
  readonly chain: StoreChain;
  readonly source: Source;
}

/** Every store of a chain that takes parcels now. */
export function listEcpayStores(
  account: EcpayAccount,
  { chain, source }: Listing,
): Promise<Result<readonly Store[], SourceFailure>> {
  const CvsType = cvsTypes[chain];
  return source.ask({
    repeatable: true,
    request: formTo(`${account.baseUrl}/Helper/GetStoreList`, signedFor(account, { CvsType })),
    read: (answer) => {
      const list = readJson(source_name, answer, StoreList);
      if (!list.ok) return list;
      const { RtnCode, RtnMsg, StoreList: chains } = list.value;
      if (RtnCode !== "1") {
        const detail = `stores were not told: ${RtnMsg ?? ""}`;
        const code = "rejected" as const;
        return refuse({ code, source: source_name, detail, upstream_code: RtnCode });
      }
      const own = (chains ?? []).filter((one) => one.CvsType === CvsType);
      return ok(
        own.flatMap(({ StoreInfo }) =>
          StoreInfo.map(({ StoreId, StoreName, StoreAddr }) => ({
            store_id: StoreId,
            name: StoreName,
            address: StoreAddr,
          })),
        ),
      );
    },
  });
}
