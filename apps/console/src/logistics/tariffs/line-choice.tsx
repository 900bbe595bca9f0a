import type { TariffGroup, TariffLine } from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { Form, Select } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { freeLines, keyOf, type DraftOf, type Way } from "./tariff-draft.ts";
import { useTariffWords } from "./tariff-words.ts";

interface LineChoiceProps {
  readonly line: DraftOf;
  readonly known: readonly TariffLine[];
  readonly groups: readonly TariffGroup[];
  readonly onChange: (line: DraftOf) => void;
}

const everybody = "";

/** Which line is new, and whom it is for: one of those that there are not yet. */
export function LineChoice({ line, known, groups, onChange }: LineChoiceProps) {
  const t = useTranslations("consoleTariffs");
  const words = useTariffWords();
  const [id, groupId] = [useId(), useId()];
  const nameOf = (way: Way) => keyOf({ ...way, group: null });
  const free = freeLines(known, line.group);
  return (
    <>
      <Form.Item label={t("col.group")} htmlFor={groupId} extra={t("form.groupHint")}>
        <Select
          id={groupId}
          value={line.group ?? everybody}
          options={[
            {
              value: everybody,
              label: t("everybody"),
              disabled: freeLines(known, null).length === 0,
            },
            ...groups.map((group) => ({
              value: group.id,
              label: group.name,
              disabled: freeLines(known, group.id).length === 0,
            })),
          ]}
          onChange={(value: string) => {
            const group = value === everybody ? null : value;
            const ofGroup = freeLines(known, group);
            const same = ofGroup.find((one) => nameOf(one) === nameOf(line)) ?? ofGroup[0];
            if (same) onChange({ ...line, ...same, group });
          }}
        />
      </Form.Item>
      <Form.Item label={t("col.line")} htmlFor={id}>
        <Select
          id={id}
          value={nameOf(line)}
          options={free.map((one) => ({ value: nameOf(one), label: words.name(one) }))}
          onChange={(name) => {
            const chosen = free.find((one) => nameOf(one) === name);
            if (chosen) onChange({ ...line, ...chosen });
          }}
        />
      </Form.Item>
    </>
  );
}
