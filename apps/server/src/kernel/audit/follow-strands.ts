import type { AuditBreak } from "@sampan/contract/kernel/audit/staff-audit";
import { chainStart, digestOf } from "./audit-digest.ts";
import type { Strand } from "./audit-chain-queries.ts";
import type { StrandAct } from "./audit-link-queries.ts";

interface End {
  readonly position: number;
  readonly hash: Buffer;
}

export interface FollowedStrands {
  /** What is wrong with an act behind those of its strand before it; undefined when it fits. */
  readonly follow: (act: StrandAct) => AuditBreak | undefined;
  /** What is wrong with where the strands end. */
  readonly breakOfEnds: () => AuditBreak | undefined;
}

/**
 * Follows each strand from its first act to where it says it ends. An act that was put on a strand and is gone
 * leaves a gap there, linked or not: the next one names a later place, or the strand a later end. [BO-03]
 */
export function followStrands(strands: readonly Strand[]): FollowedStrands {
  const ends = new Map<number, End>();
  const endOf = (strand: number): End => ends.get(strand) ?? { position: 0, hash: chainStart };
  return {
    follow: (act) => {
      // Acts from before there were strands come first; whoever takes one off its strand leaves others behind.
      if (act.strand === null)
        return ends.size === 0 ? undefined : { kind: "act_unchained", act: act.id };
      const before = endOf(act.strand);
      if (act.strand_position !== before.position + 1)
        return { kind: "act_missing_before", act: act.id };
      const hash = digestOf(before.hash, act);
      if (!act.strand_hash?.equals(hash)) return { kind: "act_changed", act: act.id };
      ends.set(act.strand, { position: act.strand_position, hash });
      return undefined;
    },
    breakOfEnds: () => {
      const isWhole = ({ id, acts, hash }: Strand) =>
        endOf(id).position === acts && endOf(id).hash.equals(hash);
      const isKnown = new Set(strands.map(({ id }) => id));
      return strands.every(isWhole) && [...ends.keys()].every((id) => isKnown.has(id))
        ? undefined
        : { kind: "newest_act_missing", act: null };
    },
  };
}
