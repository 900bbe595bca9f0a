import { query } from "@sampan/client/query";
import { listSegments } from "@sampan/contract/people/segments/staff-segments";
import { useQuery } from "@tanstack/react-query";
import { Form, Select } from "antd";
import { useId } from "react";
import { useLocale } from "use-intl";

interface SegmentFieldProps {
  readonly label: string;
  /** Null for everybody, where that may be chosen. */
  readonly segment: string | null;
  /** What stands for everybody; absent where a segment is needed. */
  readonly everybody?: string;
  readonly onChange: (segment: string | null) => void;
}

const all = "";

/** One of the segments, with how many are in it, or everybody. [BO-38] */
export function SegmentField({ label, segment, everybody, onChange }: SegmentFieldProps) {
  const language = useLocale();
  const id = useId();
  const asked = useQuery(query(listSegments, { page_size: 100 }, { asksLogin: true }));
  const options = (asked.data?.datalist ?? []).map(({ id: value, names, members }) => ({
    value,
    label: `${names[language] || names.zh} (${String(members)})`,
  }));
  return (
    <Form.Item label={label} htmlFor={id}>
      <Select
        id={id}
        loading={asked.isPending}
        {...(segment === null && everybody === undefined ? {} : { value: segment ?? all })}
        onChange={(chosen: string) => onChange(chosen === all ? null : chosen)}
        options={everybody === undefined ? options : [{ value: all, label: everybody }, ...options]}
      />
    </Form.Item>
  );
}
