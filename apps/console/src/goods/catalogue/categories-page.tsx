import {
  arrangeCategories,
  type MaintainedCategory,
  removeCategory,
} from "@sampan/contract/goods/catalogue/staff-categories";
import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { CatalogueParts } from "./catalogue-parts.tsx";
import { CategoryDialog } from "./category-dialog.tsx";
import { moved } from "./goods-draft.ts";
import { askCategories, useNameOf } from "./use-categories.ts";
import "./catalogue.css";

/** What a dialog is open for: a category to edit, or the group that gets a new one. */
type Open = { readonly category: MaintainedCategory } | { readonly parent: MaintainedCategory };

/** The tree of categories: eight fixed groups, and what lies in them. [BO-41] [OWN-03] */
export function CategoriesPage() {
  const t = useTranslations("consoleCatalogue");
  const asked = useQuery(askCategories);
  const nameOf = useNameOf();
  const [open, setOpen] = useState<Open>();
  return (
    <div className="desk">
      <CatalogueParts at="categories" />
      <p className="note">{t("categoriesHint")}</p>
      <Loaded asked={asked} skeletonRows={12}>
        {({ list }) => (
          <div className="category-groups">
            {list
              .filter(({ parent_id }) => parent_id === null)
              .map((top) => (
                <Panel
                  key={top.id}
                  title={
                    <>
                      {nameOf(top.names)} <span className="faint small-text">{top.id}</span>
                    </>
                  }
                  extra={
                    <>
                      <Button
                        size="small"
                        aria-label={t("editCategory", { name: nameOf(top.names) })}
                        icon={<Icon name="more" small />}
                        onClick={() => setOpen({ category: top })}
                      />
                      <Button
                        size="small"
                        aria-label={t("addCategory", { name: nameOf(top.names) })}
                        icon={<Icon name="plus" small />}
                        onClick={() => setOpen({ parent: top })}
                      />
                    </>
                  }
                >
                  <Children top={top} list={list} onOpen={setOpen} />
                </Panel>
              ))}
          </div>
        )}
      </Loaded>
      {open && <CategoryDialog {...open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

interface ChildrenProps {
  readonly top: MaintainedCategory;
  readonly list: readonly MaintainedCategory[];
  readonly onOpen: (open: Open) => void;
}

function Children({ top, list, onOpen }: ChildrenProps) {
  const children = list.filter(({ parent_id }) => parent_id === top.id);
  return (
    <ul className="lines category-lines">
      {children.map((category, position) => (
        <CategoryLine key={category.id} {...{ category, children, position, onOpen }} />
      ))}
    </ul>
  );
}

interface CategoryLineProps {
  readonly category: MaintainedCategory;
  /** All that lie in the same group, in their order. */
  readonly children: readonly MaintainedCategory[];
  readonly position: number;
  readonly onOpen: (open: Open) => void;
}

function CategoryLine({ category, children, position, onOpen }: CategoryLineProps) {
  const t = useTranslations("consoleCatalogue");
  const name = useNameOf()(category.names);
  const arrange = useCommand(arrangeCategories, { told: t("categoryArranged") });
  const step = (by: -1 | 1) =>
    arrange.run({
      parent_id: category.parent_id,
      ids: moved(children, position, by).map(({ id }) => id),
    });
  return (
    <li>
      <Thumb src={category.img_url} />
      <span className="grow">
        {name}
        <br />
        <span className="small-text faint">{t("goodsIn", { count: category.goods })}</span>
      </span>
      <Button
        size="small"
        aria-label={t("categoryUp", { name })}
        icon={<Icon name="up" small />}
        disabled={position === 0}
        onClick={() => step(-1)}
      />
      <Button
        size="small"
        aria-label={t("categoryDown", { name })}
        icon={<Icon name="down" small />}
        disabled={position === children.length - 1}
        onClick={() => step(1)}
      />
      <Button
        size="small"
        aria-label={t("editCategory", { name })}
        icon={<Icon name="more" small />}
        onClick={() => onOpen({ category })}
      />
      <RemoveButton category={category} name={name} />
    </li>
  );
}

function RemoveButton({
  category,
  name,
}: {
  readonly category: MaintainedCategory;
  readonly name: string;
}) {
  const t = useTranslations("consoleCatalogue");
  const confirm = useConfirm();
  const remove = useCommand(removeCategory, { told: t("categoryRemoved") });
  return (
    <Button
      size="small"
      danger
      aria-label={t("removeCategory", { name })}
      icon={<Icon name="close" small />}
      disabled={category.goods > 0}
      title={category.goods > 0 ? t("goodsIn", { count: category.goods }) : ""}
      onClick={() =>
        confirm({
          title: t("removeCategoryTitle", { name }),
          consequence: t("removeCategoryConsequence"),
          confirm: t("remove"),
          kind: "danger",
          then: () => remove.run({ id: category.id }),
        })
      }
    />
  );
}
