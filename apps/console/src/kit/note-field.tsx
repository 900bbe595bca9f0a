import { Form, Input } from "antd";
import { useId } from "react";

interface NoteFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field of a dialog for a line or two in one's own words. */
export function NoteField({ label, value, onChange }: NoteFieldProps) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id}>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}
