import { isBlocked } from "@sampan/domain/goods/shippability/shippability";
import { isTransportId } from "@sampan/domain/goods/shippability/transports";
import { readNames } from "../translation/read-names.ts";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Request } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { describeVerdict, type GoodsJudgement } from "./judge-goods.ts";

export interface JudgedLine {
  readonly skuId: number;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly judged: readonly GoodsJudgement[];
}

export type ShippingProblem = Refusal<"shipping_refused" | "transport_refused">;

/**
 * Why a line cannot be ordered by the chosen transport: `shipping_refused` where no transport at all
 * takes it, `transport_refused` where another might. What the goods class alone decides has refusals
 * of its own.
 */
export function findShippingProblems(
  { skuId, item_name, names, judged }: JudgedLine,
  transport: number | undefined,
  reader: Pick<Request, "language" | "words">,
): ShippingProblem[] {
  const blocked = judged.filter((each) => isBlocked(each.outcome) && each.because !== "class");
  const refused = blocked.find(({ outcome }) => outcome === "refused");
  const stopped = isTransportId(transport)
    ? blocked.find((each) => each.transport === transport)
    : undefined;
  const problem = refused ?? stopped;
  if (!problem) return [];
  const name = readNames(item_name, names);
  return [
    {
      code: refused ? "shipping_refused" : "transport_refused",
      values: {
        item_id: String(skuId),
        name: name[reader.language] ?? name.zh,
        reason: describeVerdict(problem, reader).reason,
      },
    },
  ];
}
