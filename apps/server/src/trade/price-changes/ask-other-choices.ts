import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { askOtherChoices as call } from "@sampan/contract/trade/purchases/staff-second-choices";
import { platformIds } from "@sampan/domain/goods/sourcing/platforms";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { StoredProduct } from "../../goods/catalogue/find-product.ts";
import { type ProductRefusal, renewProduct } from "../../goods/sourcing/ask-product.ts";
import type { QuestionBudgets } from "../../goods/sourcing/create-question-budgets.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { lockItems } from "../orders/lock-items.ts";
import { gatherLine, type LineFacts } from "../refunds/gather-line.ts";
import { type ListedLine, selectListedLine } from "./choice-queries.ts";
import { selectPaidPrice } from "./price-change-queries.ts";
import { isOffered, priceToday, weighChoice } from "./weigh-choice.ts";

type AskingNeeds = Pick<Needs, "database" | "settings" | "marketplaces" | "clock" | "log">;
type Answer = OutputOf<typeof call>;

/**
 * What else a listing offers today in place of what was ordered of it, read at the marketplace out of the buyer's own
 * budget, each option with what it would cost the customer. Refuses `order_unknown` for what no marketplace sells.
 */
export async function askOtherChoices(
  needs: AskingNeeds,
  budgets: QuestionBudgets,
  { oid }: InputOf<typeof call>,
  { staff, settings }: StaffCaller,
): Promise<Result<Answer, ProductRefusal | Refusal<"order_unknown">>> {
  const { db } = needs.database;
  const line = await selectListedLine(db, oid);
  const platform = platformIds.find((id) => id === line?.platform);
  if (!line || platform === undefined) return refuse({ code: "order_unknown" });
  const { thid_item_id } = line;
  const asker = { kind: "staff", id: staff.id } as const;
  const read = await renewProduct(needs, budgets, { platform, thid_item_id }, { settings, asker });
  if (!read.ok) return read;
  // The marketplace took its time: the line is weighed as it stands now.
  const weighed = await db.transaction().execute(async (open) => {
    const [item] = await lockItems(open, { oids: [oid] });
    return (
      item && { facts: await gatherLine(open, item), paid: await selectPaidPrice(open, item.id) }
    );
  });
  if (!weighed) return refuse({ code: "order_unknown" });
  return ok({ data: describe(line, read.value, { ...weighed, settings }) });
}

function describe(
  line: ListedLine,
  listing: StoredProduct,
  {
    facts,
    paid,
    settings,
  }: {
    readonly facts: LineFacts;
    readonly paid: number;
    readonly settings: StaffCaller["settings"];
  },
): Answer["data"] {
  const { product, skus } = listing;
  const pieces = facts.item.wanted;
  const ordered = skus.find(({ id }) => id === line.sku_id);
  return {
    item_name: product.item_name,
    url: product.url,
    image: product.images[0] ?? line.image,
    ordered: {
      props: line.props,
      image: line.image,
      price: paid,
      stock: ordered?.status === 1 && product.is_on_sale ? ordered.stock : 0,
    },
    pieces,
    currency: line.currency,
    remark: line.remark,
    other_choice: line.other_choice ?? false,
    choice_words: line.choice_words ?? "",
    options: skus
      .filter(({ id }) => id !== line.sku_id)
      .map((sku) => {
        const price = priceToday(listing, sku, line);
        return {
          item_id: String(sku.id),
          props: sku.props,
          image: sku.image,
          price,
          stock: sku.stock,
          is_offered: isOffered(listing, sku, pieces),
          cost: weighChoice(facts, { paid_price: paid, price }, settings),
        };
      }),
  };
}
