import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

export type Tone = "plain" | "ok" | "warn" | "danger" | "brand" | "action";

interface TagProps {
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A state in a word; colour never speaks alone. */
export const Tag = ({ tone = "plain", icon, children }: TagProps) => (
  <span className={`tag ${tone}`}>
    {icon && <Icon name={icon} small />}
    {children}
  </span>
);
