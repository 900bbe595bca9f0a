import type { ReactNode } from "react";
import { Tag, type Tone } from "./tag.tsx";

const tones = {
  planned: "action",
  in_force: "ok",
  past: "plain",
  withdrawn: "plain",
} as const satisfies Record<string, Tone>;

interface VersionTagProps {
  readonly state: keyof typeof tones;
  readonly children: ReactNode;
}

/** Whether a version of a setting or a tariff is still to come, holds, or held. */
export const VersionTag = ({ state, children }: VersionTagProps) => (
  <Tag tone={tones[state]}>{children}</Tag>
);
