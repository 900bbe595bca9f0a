import type { CartItem } from "@sampan/contract/trade/carts/carts";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Amount } from "@sampan/ui/amount";
import { ActionBar } from "@sampan/ui/bars";
import { Button } from "@sampan/ui/button";
import { Checkbox } from "@sampan/ui/checkbox";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { barActionLook } from "../../shell/bar-looks.ts";
import { useRate } from "../../sums/use-rate.ts";
import { sumsOf } from "./cart-sums.ts";
import { shareChosen, toggleAll, type Chosen } from "./chosen-lines.ts";

interface CartBarProps {
  /** The lines that can be checked now. */
  readonly items: readonly CartItem[];
  readonly chosen: Chosen;
  readonly isManaging: boolean;
  readonly isVisitor: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onCheckOut: () => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** All of them, what they come to, and the step: to check out, or to remove while managing. [CART-02] [CART-14] */
export function CartBar(props: CartBarProps) {
  const { items, chosen, isManaging, onChoose } = props;
  const t = useTranslations("cart");
  const share = shareChosen(items, chosen);
  return (
    <ActionBar label={t("bar")} isAboveBottomBar>
      <Checkbox
        checked={share === "all"}
        mixed={share === "some"}
        disabled={items.length === 0}
        onChange={() => onChoose(toggleAll(items, chosen))}
        className="flex-none text-text-2"
      >
        {t("selectAll")}
      </Checkbox>
      {isManaging ? <ManageSteps {...props} /> : <CheckOutStep {...props} />}
    </ActionBar>
  );
}

function CheckOutStep({ items, chosen, isVisitor, onCheckOut }: CartBarProps) {
  const t = useTranslations("cart");
  const rate = useRate();
  const checked = items.filter(({ cart_id }) => chosen.has(cart_id));
  const { pieces, yuan, converted } = sumsOf(checked, rate.convert);
  const label = isVisitor
    ? t("logInToSettle")
    : pieces > 0
      ? t("settleCounted", { count: pieces })
      : t("settle");
  return (
    <>
      <div role="status" className="min-w-0 flex-[999_1_6rem] text-right">
        <span className="chosen-sum sr-only">{t("chosenSum")}</span>
        <Amount cents={yuan} currency="CNY" size="md" isPrice className="block leading-[22px]" />
        <Link {...pathTo.rate} className="tap block text-xs text-text-2 tabular-nums">
          {formatAmount(converted, rate.currency)}
        </Link>
      </div>
      <Button variant="action" onClick={onCheckOut} className={`${barActionLook} tabular-nums`}>
        {label}
      </Button>
    </>
  );
}

function ManageSteps({ chosen, isBusy, onRemove, onClear }: CartBarProps) {
  const t = useTranslations("cart");
  return (
    <>
      <span className="flex-auto" />
      <Button variant="quiet" onClick={onClear} className="px-3">
        {t("clear")}
      </Button>
      <Button variant="danger" disabled={chosen.size === 0} busy={isBusy} onClick={onRemove}>
        {chosen.size > 0 ? t("removeCounted", { count: chosen.size }) : t("remove")}
      </Button>
    </>
  );
}
