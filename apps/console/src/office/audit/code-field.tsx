import { Select } from "antd";

interface CodeFieldProps {
  readonly id: string;
  readonly codes: readonly string[];
  readonly nameOf: (code: string) => string;
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
}

/** A choice among codes by what they are called; one that a link brought and nobody knows stays chosen. */
export function CodeField({ id, codes, nameOf, value, onChange }: CodeFieldProps) {
  const given = value !== undefined && value !== "" && !codes.includes(value) ? [value] : [];
  const options = [...given, ...codes].map((code) => ({ value: code, label: nameOf(code) }));
  return (
    <Select
      id={id}
      showSearch={{ optionFilterProp: "label" }}
      allowClear
      popupMatchSelectWidth={false}
      {...(value ? { value } : {})}
      onChange={(code: string | undefined) => onChange(code ?? "")}
      options={options}
    />
  );
}
