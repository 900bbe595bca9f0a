import { Form, Input } from "antd";
import { useId } from "react";

interface MomentFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** As the field has it; empty for none. */
  readonly moment: string;
  readonly onChange: (moment: string) => void;
}

/** A moment, on the clocks of whoever types it. */
export function MomentField({ label, hint, moment, onChange }: MomentFieldProps) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id} extra={hint}>
      <Input
        id={id}
        type="datetime-local"
        value={moment}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}
