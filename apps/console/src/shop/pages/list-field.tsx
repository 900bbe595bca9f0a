import { Form, Select } from "antd";
import { useId } from "react";

interface ListFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly names: string[];
  /** Those that are known; others can be typed. */
  readonly options?: { value: string; label: string }[];
  readonly most: number;
  readonly onChange: (names: string[]) => void;
}

/** Names of things in an order: chosen or typed. */
export function ListField({ label, hint, names, options = [], most, onChange }: ListFieldProps) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id} extra={hint}>
      <Select<string[]>
        id={id}
        mode="tags"
        maxCount={most}
        tokenSeparators={[",", " ", "\n"]}
        value={names}
        options={options}
        onChange={onChange}
      />
    </Form.Item>
  );
}
