import { refundFaults } from "@sampan/domain/trade/refunds/refund-reasons";
import { Form, Radio } from "antd";
import { useTranslations } from "use-intl";

export type Fault = (typeof refundFaults)[number];

interface FaultFieldProps {
  readonly value: Fault | undefined;
  readonly onChange: (fault: Fault) => void;
}

/** Whose fault it is: decides which fees come back and who bears the freight of a return. */
export function FaultField({ value, onChange }: FaultFieldProps) {
  const t = useTranslations("consoleRefunds");
  return (
    <Form.Item label={t("fault")}>
      <Radio.Group
        aria-label={t("fault")}
        value={value}
        onChange={({ target }) => onChange(target.value as Fault)}
        options={refundFaults.map((fault) => ({ value: fault, label: t(`faults.${fault}`) }))}
      />
    </Form.Item>
  );
}
