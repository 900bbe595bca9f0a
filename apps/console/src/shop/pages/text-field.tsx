import { Form, Input } from "antd";
import { useId } from "react";

interface TextFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
  readonly most?: number;
  readonly onChange: (text: string) => void;
}

/** One line that is the same in every language. */
export function TextField({ label, hint, text, most = 300, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id} extra={hint}>
      <Input
        id={id}
        maxLength={most}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}
