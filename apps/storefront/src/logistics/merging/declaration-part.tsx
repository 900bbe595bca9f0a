import { Checkbox } from "@sampan/ui/checkbox";
import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { useGoodsWords } from "../../goods/translation/use-goods-words.ts";
import { useSymbolOf } from "../../shell/use-symbol-of.ts";
import { faultsOfLine, typedOf, type TypedLine } from "./merge-draft.ts";
import { PartCard } from "./merge-part.tsx";
import type { MergeQuote } from "./merge-queries.ts";
import type { Merging } from "./use-merging.ts";

interface DeclarationProps {
  readonly merging: Merging;
  readonly quote: MergeQuote;
}

/** What customs is told of every line of goods: a name that says what it is, its material, its value. */
export function DeclarationPart({ merging, quote }: DeclarationProps) {
  const t = useTranslations("merging");
  const { draft, change } = merging;
  return (
    <PartCard
      part="declaration"
      title={t("declaration")}
      hint={t("declarationHint")}
      problem={merging.isWrong("declaration") ? t("missing.declaration") : undefined}
    >
      <ul className="divide-y divide-line">
        {quote.goods.map((goods) => (
          <DeclaredGoods key={goods.oid} merging={merging} quote={quote} goods={goods} />
        ))}
      </ul>
      <Checkbox
        className="mt-3"
        checked={draft.isTrue}
        onChange={({ target }) => change({ isTrue: target.checked })}
      >
        {t("isTrue")}
      </Checkbox>
    </PartCard>
  );
}

function DeclaredGoods({
  merging,
  quote,
  goods,
}: DeclarationProps & { readonly goods: MergeQuote["goods"][number] }) {
  const t = useTranslations("merging");
  const say = useGoodsWords();
  const symbolOf = useSymbolOf();
  const { draft, change, chosen, isTried } = merging;
  const typed = typedOf(draft, goods);
  const faults = isTried ? faultsOfLine(typed) : [];
  const item = chosen.flatMap(({ items }) => items).find(({ oid }) => oid === goods.oid);
  const { text: name, lang } = item ? say(item.i18n) : { text: goods.oid, lang: undefined };
  const type = (part: Partial<TypedLine>): void =>
    change({ declared: { ...draft.declared, [goods.oid]: { ...typed, ...part } } });
  const nameFault = faults.find((fault) => fault === "name" || fault === "vague");
  return (
    <li className="grid gap-2.5 py-3 first:pt-0">
      <p lang={lang} className="text-xs text-text-2">
        {t("goods", { name, count: goods.num })}
      </p>
      <TextField
        label={t("name")}
        hint={t("nameHint")}
        maxLength={80}
        value={typed.name}
        error={nameFault && t(`faults.${nameFault}`)}
        onChange={({ target }) => type({ name: target.value })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2.5">
        <TextField
          label={t("material")}
          maxLength={80}
          value={typed.material}
          error={faults.includes("material") ? t("faults.material") : undefined}
          onChange={({ target }) => type({ material: target.value })}
        />
        <TextField
          label={t("value")}
          inputMode="decimal"
          before={<span className="text-text-2">{symbolOf(quote.currency)}</span>}
          value={typed.value}
          error={faults.includes("value") ? t("faults.value") : undefined}
          onChange={({ target }) => type({ value: target.value })}
        />
      </div>
    </li>
  );
}
