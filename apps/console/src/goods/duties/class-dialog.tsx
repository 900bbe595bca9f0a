import { setDutyClass } from "@sampan/contract/goods/duties/staff-duties";
import {
  dutyClasses,
  type DutyClass,
  type DutySource,
} from "@sampan/domain/people/regions/customs";
import { Alert, Form, Segmented, Select } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { CategoryField } from "./category-field.tsx";
import { ListingField } from "./listing-field.tsx";
import { isWholeSource, SourceFields } from "./source-fields.tsx";

const things = ["listing", "category"] as const;

/** The class of a listing or of a whole category, and where that was read. */
export function ClassDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("consoleDuties");
  const classes = useTranslations("consoleDuties.classes");
  const id = useId();
  const [thing, setThing] = useState<(typeof things)[number]>("listing");
  const [spuId, setSpuId] = useState("");
  const [categoryId, setCategoryId] = useState<number>();
  const [dutyClass, setClass] = useState<DutyClass>();
  const [read, setRead] = useState<DutySource>({ source: "", address: "", read_on: "" });
  const [refusal, setRefusal] = useState("");
  const setting = useCommand(setDutyClass, {
    told: t("saved"),
    whenDone: onClose,
    whenRefused: ({ message }) => setRefusal(message),
  });
  const about =
    thing === "listing"
      ? /^[1-9]\d{0,14}$/.test(spuId) && { spu_id: spuId }
      : categoryId !== undefined && { category_id: categoryId };
  return (
    <Dialog
      width={560}
      title={t("set")}
      okText={t("save")}
      okButtonProps={{
        disabled: !about || !dutyClass || !isWholeSource(read),
        loading: setting.isRunning,
      }}
      onCancel={onClose}
      onOk={() => about && dutyClass && setting.run({ ...about, ...read, duty_class: dutyClass })}
    >
      <Form layout="vertical" component="div">
        <Form.Item>
          <Segmented<(typeof things)[number]>
            aria-label={t("of")}
            value={thing}
            onChange={setThing}
            options={things.map((one) => ({ value: one, label: t(`things.${one}`) }))}
          />
        </Form.Item>
        {thing === "listing" ? (
          <ListingField spuId={spuId} onChange={setSpuId} />
        ) : (
          <CategoryField categoryId={categoryId} onChange={setCategoryId} />
        )}
        <Form.Item label={t("class")} htmlFor={`${id}-class`}>
          <Select<DutyClass>
            id={`${id}-class`}
            {...(dutyClass ? { value: dutyClass } : {})}
            onChange={setClass}
            options={dutyClasses.map((value) => ({ value, label: classes(value) }))}
          />
        </Form.Item>
        <SourceFields value={read} onChange={(changed) => setRead({ ...read, ...changed })} />
        {refusal !== "" && <Alert type="error" message={refusal} />}
      </Form>
    </Dialog>
  );
}
