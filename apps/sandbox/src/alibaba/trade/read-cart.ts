import type { SandboxProduct } from "../../catalogue-shape.ts";
import { jsonObjects, jsonObject, wholeNumber, type TextFields } from "../../text-fields.ts";
import type { World } from "../../world.ts";
import type { Line1688 } from "./order-book.ts";

/** What a buyer asks for; one part becomes one order. */
export type Cart1688 = {
  readonly shop: string;
  readonly receiver: Readonly<Record<string, unknown>>;
  readonly outOrderId: string;
  readonly message: string;
  readonly parts: readonly CartPart[];
};

export type CartPart = {
  readonly lines: readonly Omit<Line1688, "lineNo">[];
  readonly freight_cents: number;
};

export type CartRefusal = { readonly code: string; readonly message: string };

type Wanted = { readonly product: SandboxProduct; readonly line: Omit<Line1688, "lineNo"> };

/** Reads address and cargo, the way preview and order send them; a refusal in 1688's codes where it cannot be sold so. */
export function readCart(
  world: World,
  fields: TextFields,
  isSplit: boolean,
): Cart1688 | CartRefusal {
  const receiver = jsonObject(fields["addressParam"]);
  const cargo = jsonObjects(fields["cargoParamList"]);
  if (!receiver || !receiver["fullName"] || !receiver["mobile"] || !receiver["address"])
    return { code: "400", message: "addressParam 不完整" };
  if (!cargo || cargo.length === 0 || cargo.length > 50)
    return { code: "500_002", message: "cargoParamList 不正确" };
  const wanted: Wanted[] = [];
  for (const one of cargo) {
    const read = readCargo(world, one);
    if ("code" in read) return read;
    wanted.push(read);
  }
  const short = refuseQuantities(wanted);
  if (short) return short;
  const lines = wanted.map(({ product, line }) => ({
    ...line,
    unit_cents: unitCents(product, line.skuId, piecesOf(wanted, product)),
  }));
  return {
    shop: wanted[0]!.product.shop.name,
    receiver,
    outOrderId: fields["outOrderId"] ?? "",
    message: fields["message"] ?? "",
    parts: (isSplit ? splitLines(lines) : [lines]).map((part) => ({
      lines: part,
      freight_cents: freightOf(world, part),
    })),
  };
}

function readCargo(world: World, one: Readonly<Record<string, unknown>>): Wanted | CartRefusal {
  const offerId = String(one["offerId"] ?? "");
  const specId = String(one["specId"] ?? "");
  const product = world.marketplaces["1688"].find(offerId);
  if (!product?.isPublished) return { code: "500_001", message: `商品 ${offerId} 不支持在线交易` };
  const hasChoices = product.dimensions.length > 0;
  if (hasChoices && specId === "") return { code: "500_002", message: "缺少 specId" };
  const sku = hasChoices
    ? product.skus.find((each) => each.specId === specId)
    : product.skus.find((each) => specId === "" || each.specId === specId);
  if (!sku) return { code: "500_003", message: `规格 ${specId} 不属于该商品` };
  const quantity = wholeNumber(one["quantity"], 1, 0);
  if (quantity === 0) return { code: "500_005", message: "数量不正确" };
  if (sku.stock < quantity) return { code: "500_004", message: "库存不足" };
  const line = {
    offerId,
    skuId: sku.id,
    specId: hasChoices ? sku.specId : "",
    name: product.title.zh,
    quantity,
    unit_cents: 0,
  };
  return { product, line };
}

function refuseQuantities(wanted: readonly Wanted[]): CartRefusal | undefined {
  const [first] = wanted;
  for (const { product } of wanted) {
    const pieces = piecesOf(wanted, product);
    if (product.shop.id !== first?.product.shop.id)
      return { code: "500_002", message: "多个卖家的商品不能合并下单" };
    if (pieces < product.minOrder)
      return { code: "500_005", message: `不满足最小起订量 ${product.minOrder}` };
    if (pieces % product.step !== 0) return { code: "500_006", message: "不满足混批条件" };
  }
  return undefined;
}

const piecesOf = (wanted: readonly Wanted[], { thid }: SandboxProduct) =>
  wanted
    .filter(({ line }) => line.offerId === thid)
    .reduce((sum, { line }) => sum + line.quantity, 0);

/** By the pieces of the offer where all its choices cost the same, else by the choice. */
function unitCents(product: SandboxProduct, skuId: string, pieces: number): number {
  const sku = product.skus.find(({ id }) => id === skuId)!;
  const isOnePrice = product.skus.every(({ price_cents }) => price_cents === sku.price_cents);
  if (!isOnePrice) return sku.price_cents;
  return product.tiers.findLast(({ from }) => from <= pieces)?.price_cents ?? sku.price_cents;
}

/** Two orders of several lines, or of the halves of one. */
function splitLines(lines: CartPart["lines"]): CartPart["lines"][] {
  if (lines.length > 1) return [lines.slice(0, 1), lines.slice(1)];
  const [line] = lines;
  if (!line || line.quantity < 2) return [lines];
  const half = Math.ceil(line.quantity / 2);
  return [[{ ...line, quantity: half }], [{ ...line, quantity: line.quantity - half }]];
}

function freightOf(world: World, lines: CartPart["lines"]): number {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const product = world.marketplaces["1688"].find(lines[0]!.offerId);
  return product ? product.freight.first_cents + (pieces - 1) * product.freight.next_cents : 0;
}
