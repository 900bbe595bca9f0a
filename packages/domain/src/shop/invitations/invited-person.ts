/** How far a friend has come since they registered. [INV-02] */
export const inviteStages = ["registered", "ordered", "received"] as const;
export type InviteStage = (typeof inviteStages)[number];

/** Cuts as people see signs, unless it is asked for words or sentences. */
const signs = new Intl.Segmenter();

/**
 * Enough of a name to recognise a friend by: its first sign as people see it, and as many dots whatever its length, so
 * that neither a contact nor a whole name is ever told. [INV-02]
 */
export function maskName(name: string): string {
  const [first] = signs.segment(name.trim());
  return `${first?.segment ?? ""}•••`;
}
