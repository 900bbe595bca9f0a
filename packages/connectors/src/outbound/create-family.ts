import type { Source } from "./outbound.ts";

/**
 * Sources of one kind, one for each of many members whose names come from outside, each with a breaker of its own.
 * So many are remembered: whoever never answered is forgotten first, then whoever was asked longest ago. One that
 * is forgotten begins anew when it is asked again.
 */
export function createFamily(open: (member: string) => Source, most: number) {
  /** The one asked last stands last. */
  const members = new Map<string, Source>();
  const hasAnswered = (source: Source) => source.health().last_answer_at !== undefined;

  function forgetOne(): void {
    let oldest: string | undefined;
    for (const [member, source] of members) {
      oldest ??= member;
      if (hasAnswered(source)) continue;
      oldest = member;
      break;
    }
    if (oldest !== undefined) members.delete(oldest);
  }

  return {
    of(member: string): Source {
      const found = members.get(member);
      if (found) members.delete(member);
      else if (members.size >= most) forgetOne();
      const source = found ?? open(member);
      members.set(member, source);
      return source;
    },
    hasAnswered: (member: string): boolean => {
      const source = members.get(member);
      return source !== undefined && hasAnswered(source);
    },
    /** Of those that answered at least once: the others may be names that somebody made up. */
    health: () => [...members.values()].filter(hasAnswered).map((source) => source.health()),
  };
}
