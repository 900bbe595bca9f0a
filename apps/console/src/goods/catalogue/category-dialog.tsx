import { uploadGoodsPicture } from "@sampan/contract/kernel/uploads";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import type { Refused } from "@sampan/client/query";
import {
  type MaintainedCategory,
  saveCategory,
} from "@sampan/contract/goods/catalogue/staff-categories";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { NamesFields } from "../../kit/names-fields.tsx";
import { UploadButton } from "../../kit/upload-button.tsx";
import { useNameOf } from "./use-categories.ts";

interface CategoryDialogProps {
  readonly category?: MaintainedCategory;
  /** The group that a new category comes into. */
  readonly parent?: MaintainedCategory;
  readonly onClose: () => void;
}

const empty = byLanguage(() => "");

/** A category's names in every language and its picture. What is typed stays when it is refused. */
export function CategoryDialog({ category, parent, onClose }: CategoryDialogProps) {
  const t = useTranslations("consoleCatalogue");
  const nameOf = useNameOf();
  const [names, setNames] = useState(category?.names ?? empty);
  const [img_url, setPicture] = useState(category?.img_url ?? "");
  const [refused, setRefused] = useState<Refused>();
  const save = useCommand(saveCategory, {
    told: t("categorySaved"),
    whenDone: onClose,
    whenRefused: setRefused,
  });
  const isWhole = Object.values(names).every((name) => name.trim() !== "");
  return (
    <Dialog
      width={480}
      title={
        category
          ? t("editCategory", { name: nameOf(category.names) })
          : t("addCategory", { name: parent ? nameOf(parent.names) : "" })
      }
      okText={t("saveCategory")}
      okButtonProps={{ disabled: !isWhole, loading: save.isRunning }}
      onCancel={onClose}
      onOk={() =>
        save.run({
          names,
          img_url,
          ...(category ? { id: category.id, version: category.version } : {}),
          ...(parent ? { parent_id: parent.id } : {}),
        })
      }
    >
      <div className="stack">
        {refused && (
          <p className="note danger" role="alert">
            {refused.message}
          </p>
        )}
        <NamesFields names={names} onChange={setNames} />
        <p className="small-text muted">{t("categoryNamesHint")}</p>
        <span className="row">
          <Thumb src={img_url} />
          <UploadButton
            call={uploadGoodsPicture}
            label={t("uploadCategoryPicture")}
            fileLabel={t("categoryPicture")}
            onStored={setPicture}
          />
        </span>
      </div>
    </Dialog>
  );
}
