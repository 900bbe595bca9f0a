import type { TariffLine } from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { tariffClasses } from "@sampan/domain/goods/shippability/goods-class";
import { transportIds } from "@sampan/domain/goods/shippability/transports";
import { Form, Select } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { DraftOf } from "./tariff-draft.ts";
import { useTariffWords } from "./tariff-words.ts";

interface LineChoiceProps {
  readonly line: DraftOf;
  readonly known: readonly TariffLine[];
  readonly onChange: (line: DraftOf) => void;
}

/** Which line is new: one of those that there are not yet. */
export function LineChoice({ line, known, onChange }: LineChoiceProps) {
  const t = useTranslations("consoleTariffs");
  const words = useTariffWords();
  const id = useId();
  const nameOf = ({ transport, tariff_class }: Pick<DraftOf, "transport" | "tariff_class">) =>
    `${transport} ${tariff_class}`;
  const taken = new Set(known.map(nameOf));
  const free = transportIds
    .flatMap((transport) => tariffClasses.map((tariff_class) => ({ transport, tariff_class })))
    .filter((one) => !taken.has(nameOf(one)));
  return (
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
  );
}
